"""BuildGrid on this machine: its database, its server and workers, only on the loopback interface."""

import contextlib
import os
import pathlib
import pwd
import socket
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent

CONFIGURATION = """\
server:
  - !channel
    address: "127.0.0.1:{port}"
    insecure-mode: true
connections:
  - !sql-connection &sql
    connection-string: {database}
    pool-size: 10
storages:
  - !disk-storage &storage
    path: {folder}/storage
caches:
  - !lru-action-cache &cache
    storage: *storage
    max-cached-refs: 100000
    allow-updates: true
    cache-failed-actions: false
schedulers:
  - !sql-scheduler &scheduler
    sql: *sql
    storage: *storage
    action-cache: *cache
    poll-interval: 0.1
    bot-poll-interval: 0.1
    bot-session-keepalive-timeout: 5
    session-expiry-timer-interval: 1
    assigners:
      - !priority-age-assigner
        count: 1
        interval: 0.05
        priority-assignment-percentage: 100
instances:
  - name: ''
    services:
      - !cas
        storage: *storage
      - !bytestream
        storage: *storage
      - !action-cache
        cache: *cache
      - !execution
        scheduler: *scheduler
      - !bots
        scheduler: *scheduler
thread-pool-size: 100
"""


class Grid:
    def __init__(self, folder, programs):
        """programs: the folder of PostgreSQL's programs."""
        self.folder, self.programs = pathlib.Path(folder), pathlib.Path(programs)
        self.port, self.database_port = free_ports(2)
        self.processes = []

    def __enter__(self):
        try:
            self.start_all()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start_all(self):
        self.start_database()
        database = f"postgresql+psycopg2://bgd@127.0.0.1:{self.database_port}/bgd"
        configuration = self.folder / "server.yml"
        configuration.write_text(
            CONFIGURATION.format(port=self.port, database=database, folder=self.folder)
        )
        tool = str(pathlib.Path(sys.executable).parent / "bgd")
        subprocess.run([tool, "migrate", "apply", database], check=True, capture_output=True)
        self.start("server", [tool, "server", "start", str(configuration)])
        self.wait_for("server", self.port)

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()

    def start_database(self):
        """PostgreSQL does not run as root, but its package creates a user."""
        folder = self.folder / "database"
        folder.mkdir()
        user = None
        if os.getuid() == 0:
            user = "postgres"
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        initialize = [self.programs / "initdb", "-D", folder, "-U", "bgd", "--auth=trust", "--no-sync"]
        subprocess.run(initialize, check=True, stdout=subprocess.DEVNULL, user=user, cwd="/")
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
        }
        command = [self.programs / "postgres", "-D", folder, "-p", str(self.database_port)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        self.start("database", command, user=user, cwd="/")
        self.wait_for("database", self.database_port)
        create = [self.programs / "createdb", "-h", "127.0.0.1", "-p", str(self.database_port), "-U", "bgd"]
        for attempt in range(50):
            made = subprocess.run([*create, "bgd"], capture_output=True, text=True)
            if made.returncode == 0:
                return
            time.sleep(0.2)
        raise SystemExit(f"no database: {made.stderr}")

    def start(self, name, command, **options):
        log = (self.folder / f"{name}.log").open("w")
        process = subprocess.Popen(command, stdout=log, stderr=log, **options)
        self.processes.append(process)
        return process

    def wait_for(self, name, port, seconds=180):
        """Waits until the newest process listens at a port. If it ends or is too slow, fails with the end of its log."""
        end = time.monotonic() + seconds
        while True:
            with socket.socket() as connection:
                if connection.connect_ex(("127.0.0.1", port)) == 0:
                    return
            if time.monotonic() > end or self.processes[-1].poll() is not None:
                log = (self.folder / f"{name}.log").read_text()
                raise SystemExit(f"the {name} does not listen at port {port}:\n{log[-2000:]}")
            time.sleep(0.1)

    def worker(self, name, *options):
        """Starts a worker and waits for it. Its folder contains a line in `done` for each finished action."""
        folder = self.folder / name
        command = [sys.executable, HERE / "worker.py", f"127.0.0.1:{self.port}", name, folder, *options]
        process = self.start(name, command)
        while process.poll() is None and not (folder / "ready").exists():
            time.sleep(0.05)
        return process, folder


def free_ports(count):
    """Returns different ports. They are open together, so that none is given twice."""
    with contextlib.ExitStack() as stack:
        listeners = [stack.enter_context(socket.socket()) for _ in range(count)]
        for listener in listeners:
            listener.bind(("127.0.0.1", 0))
        return [listener.getsockname()[1] for listener in listeners]
