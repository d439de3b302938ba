"""A worker for BuildGrid, because its package on PyPI contains only the server. It runs one action at a time in a new
folder with only the declared inputs and environment, and returns the outputs.

Usage: worker.py ADDRESS NAME FOLDER [--stall]
With --stall, it takes an action, writes FOLDER/stalled and never finishes, so that a test can kill it.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as rex
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc
from buildgrid.server.client.cas import download, upload

ACTIVE, COMPLETED = 2, 4  # the states of a lease
HEALTHY = 1  # the state of a worker
POLL = 8  # seconds that a request waits for work


class Worker:
    def __init__(self, address, name, folder, stalls):
        self.channel = grpc.insecure_channel(address)
        self.bots = bots_pb2_grpc.BotsStub(self.channel)
        self.name, self.stalls = name, stalls
        self.folder = pathlib.Path(folder).absolute()
        self.blobs = self.folder / "blobs"
        self.blobs.mkdir(parents=True, exist_ok=True)

    def serve(self):
        session = bots_pb2.BotSession(bot_id=self.name, status=HEALTHY)
        device = session.worker.devices.add(handle=self.name)
        device.properties.add(key="OSFamily", value="linux")
        (self.folder / "ready").touch()
        session = self.bots.CreateBotSession(
            bots_pb2.CreateBotSessionRequest(parent="", bot_session=session), timeout=POLL
        )
        while True:
            for lease in session.leases:
                if lease.state == ACTIVE:
                    self.run(lease)
            session = self.bots.UpdateBotSession(
                bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=POLL
            )

    def run(self, lease):
        if self.stalls:
            (self.folder / "stalled").write_text(lease.id)
            time.sleep(3600)
        action = rex.Action()
        if not lease.payload.Unpack(action):
            digest = rex.Digest()
            lease.payload.Unpack(digest)
            with download(self.channel, instance="") as source:
                action = source.get_message(digest, rex.Action())
        result = self.execute(action)
        lease.result.Pack(result)
        lease.state = COMPLETED
        with (self.folder / "done").open("a") as log:
            print(lease.id, file=log)

    def execute(self, action):
        root = self.folder / "root"
        shutil.rmtree(root, ignore_errors=True)
        with download(self.channel, instance="") as source:
            command = source.get_message(action.command_digest, rex.Command())
            self.fetch(source, action.input_root_digest, root)
        place = root / command.working_directory
        outputs = command.output_paths or [*command.output_files, *command.output_directories]
        for output in outputs:
            (place / output).parent.mkdir(parents=True, exist_ok=True)
        environment = {one.name: one.value for one in command.environment_variables}
        ran = subprocess.run(list(command.arguments), cwd=place, env=environment, capture_output=True)
        result = rex.ActionResult(exit_code=ran.returncode, stdout_raw=ran.stdout, stderr_raw=ran.stderr)
        with upload(self.channel, instance="") as target:
            for output in outputs:
                path = place / output
                if path.is_file():
                    file = result.output_files.add(path=output, is_executable=os.access(path, os.X_OK))
                    file.digest.CopyFrom(target.upload_file(str(path)))
        result.execution_metadata.worker = self.name
        return result

    def fetch(self, source, digest, root):
        """Creates the tree of inputs from links to blobs, each of which is fetched once."""
        directories = [(digest, root)]
        files = []
        while directories:
            digest, place = directories.pop()
            directory = source.get_message(digest, rex.Directory())
            place.mkdir(parents=True, exist_ok=True)
            directories += [(child.digest, place / child.name) for child in directory.directories]
            files += [(file, place / file.name) for file in directory.files]
        with download(self.channel, instance="") as blobs:
            for file, _ in files:
                if not self.blob(file).exists():
                    blobs.download_file(file.digest, str(self.blob(file)), is_executable=file.is_executable)
        for file, place in files:
            place.hardlink_to(self.blob(file))

    def blob(self, file):
        return self.blobs / f"{file.digest.hash}-{'x' if file.is_executable else 'r'}"


if __name__ == "__main__":
    Worker(*sys.argv[1:4], stalls="--stall" in sys.argv[4:]).serve()
