// Prints which payloads a schema in draft-07 accepts. Standard input contains one payload on each line.
//   node Tests/Agreement/ajv.js SCHEMA
const fs = require("fs");
const Ajv = require("ajv");

const schema = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const validate = new Ajv({ validateSchema: true }).compile(schema);
const lines = fs.readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
console.log(JSON.stringify(lines.map((line) => validate(JSON.parse(line)))));
