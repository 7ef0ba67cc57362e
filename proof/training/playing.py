"""Plays the matches that `learn.py` learns from: starts the workers, answers what they ask the nets, and hands on what
they saw. A process of its own, so that nobody waits for an answer while something is learned."""
import fcntl, json, os, queue, struct, subprocess, sys, threading, time
import numpy as np, torch, torch.multiprocessing as processes
from weights import KINDS, load

QUESTION, SAMPLES, RESULT = 0, 1, 2
# Questions that are answered in one go.
TOGETHER = 1024
# How much a pipe to a worker may hold; Linux gives 64 KiB unless asked.
PIPE, SET_PIPE_SIZE = 1 << 20, 1031


class Playing:
    """The learner's side: what was seen and how contests ended come in, new weights and the share of contests go out."""
    def __init__(self, options, shape, device, command, net):
        own = processes.get_context('spawn')
        self.samples, self.results, self.ended = own.Queue(), own.Queue(), own.Event()
        self.asked, self.version, self.contests = own.Value('q', 0), own.Value('q', 0), own.Value('d', 0.0)
        self.weights = flat(net).cpu().share_memory_()
        told = dict(options=options, shape=shape, device=device, command=command, weights=self.weights)
        shared = dict(samples=self.samples, results=self.results, ended=self.ended, asked=self.asked, version=self.version, contests=self.contests)
        self.process = own.Process(target=play, args=(told, shared))
        self.process.start()

    def serve(self, net):
        """From now on the matches are played by this net."""
        self.weights.copy_(flat(net)); self.version.value += 1

    def stop(self):
        self.ended.set(); self.process.join(10); self.process.kill()


def flat(net):
    return torch.cat([p.detach().flatten() for p in net.parameters()])


def play(told, shared):
    sys.setswitchinterval(0.001)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    Server(**told, **shared).run()


class Server:
    """Answers the workers, and gathers what they saw and how their contests ended."""
    def __init__(self, options, shape, device, command, weights, **shared):
        self.shape, self.device, self.weights = shape, device, weights
        for name, value in shared.items(): setattr(self, name, value)
        self.nets = [load(path).to(device) for path in (options.start, options.first or options.start)]
        self.served, self.width = -1, shape['features'] + shape['record']['size'] * 4
        self.waiting = queue.Queue()
        self.graphs = [self.captured(net) for net in self.nets] if device == 'cuda' else None
        self.workers = []
        for i in range(options.workers):
            arguments = [*command, str(options.seed + i), str(options.tables), str(options.heat), *options.rules.split(',')]
            worker = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            for end in (worker.stdin, worker.stdout): fcntl.fcntl(end, SET_PIPE_SIZE, PIPE)
            self.workers.append(worker)

    def run(self):
        for work, *given in [(self.answer_all,), *((self.listen, worker) for worker in self.workers)]:
            threading.Thread(target=work, args=given, daemon=True).start()
        self.ended.wait()
        for worker in self.workers: worker.kill()
        os._exit(0)

    def captured(self, net):
        """One launch for a whole net; parameters that change in place are seen."""
        rows = torch.zeros(TOGETHER, self.shape['features'] // KINDS, KINDS, dtype=torch.uint8, device='cuda')
        stream = torch.cuda.Stream()
        with torch.no_grad(), torch.cuda.stream(stream):
            for _ in range(3): net(rows)
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, stream=stream): out = torch.cat(net(rows), 1)
        return rows, graph, out

    def take_weights(self):
        if self.served == self.version.value: return
        self.served, at = self.version.value, 0
        with torch.no_grad():
            for p in self.nets[0].parameters():
                p.copy_(self.weights[at:at + p.numel()].view_as(p)); at += p.numel()

    def ask(self, which, rows):
        if self.graphs is None:
            with torch.no_grad(): return torch.cat(self.nets[which](torch.from_numpy(rows)), 1).numpy()
        into, graph, out = self.graphs[which]
        parts = []
        for at in range(0, len(rows), len(into)):
            part = rows[at:at + len(into)]
            into[:len(part)].copy_(torch.from_numpy(part))
            graph.replay()
            parts.append(out[:len(part)].cpu().numpy())
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def answer(self, rows):
        features = self.shape['features']
        x = np.ascontiguousarray(rows[:, :features]).reshape(len(rows), -1, KINDS)
        out, first = self.ask(0, x), rows[:, features] == 1
        if first.any(): out[first] = self.ask(1, x[first])
        self.asked.value += len(rows)
        return out

    def answer_all(self):
        """Whoever waits is answered together: a card takes little longer for many rows than for few."""
        while True:
            taken = [self.waiting.get()]
            self.take_weights()
            while sum(len(rows) for rows, _ in taken) < TOGETHER and not self.waiting.empty(): taken.append(self.waiting.get())
            out = self.answer(np.concatenate([rows for rows, _ in taken]))
            for rows, told in taken:
                told.put(out[:len(rows)]); out = out[len(rows):]

    def listen(self, worker):
        def read(size):
            data, at = bytearray(size), 0
            view = memoryview(data)
            while at < size:
                got = worker.stdout.readinto(view[at:])
                if not got: raise EOFError
                at += got
            return data
        told = queue.SimpleQueue()
        try:
            while True:
                kind, count = struct.unpack('<II', read(8))
                if kind == QUESTION:
                    rows = np.frombuffer(read(count * (self.shape['features'] + 1)), np.uint8).reshape(count, -1)
                    self.waiting.put((rows, told))
                    reply = memoryview(struct.pack('<f', self.contests.value) + told.get().astype('<f4').tobytes())
                    while reply: reply = reply[worker.stdin.write(reply):]
                elif kind == SAMPLES: self.samples.put(np.frombuffer(read(count * self.width), np.uint8).reshape(count, -1))
                else: self.results.put((time.time(), json.loads(bytes(read(count)))))
        except (EOFError, BrokenPipeError, OSError):
            if not self.ended.is_set(): print('a worker ended', flush=True)
