"""The expert's weights as a net that can go on learning: convolutions stay the whole numbers that they are, and what
is learned lies in their steps and biases, in the gates, in the heads, and in planes that are new. Read from and saved
in the form of `engine/bots`, so that nothing is lost in between."""
import json, struct, zlib
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

KINDS, LENGTH, KIND_OUTPUTS = 34, 37, 5
# The kinds lie in a row with a gap between suits, so that a nine does not touch the next suit's one.
PLACES = torch.tensor([k + k // 9 for k in range(KINDS)])


def rounded(x):
    """Whole numbers forward, as if they were not rounded backward."""
    return x + (torch.round(x) - x).detach()


class Convolution(nn.Module):
    def __init__(self, whole, step, bias):
        super().__init__()
        self.whole, self.step, self.bias = nn.Parameter(whole), nn.Parameter(step), nn.Parameter(bias)

    def forward(self, x):
        weight = rounded(self.whole).clamp(-127, 127) * self.step[:, None, None]
        return F.conv1d(x, weight, self.bias, padding=1)


class Block(nn.Module):
    def __init__(self, first, second, down, up):
        super().__init__()
        self.first, self.second, self.down, self.up = first, second, down, up

    def forward(self, x, mask):
        y = self.second(F.relu(self.first(x)) * mask) * mask
        gate = F.relu6(self.up(F.relu(self.down(y.sum(2) / KINDS))) + 3) / 6
        return F.relu(x + y * gate[:, :, None])


class Net(nn.Module):
    def __init__(self, header, read):
        super().__init__()
        self.header, self.known, d = header, read.known, header['channels']
        self.entry = read.convolution(header['planes'], d)
        self.blocks = nn.ModuleList()
        for _ in range(header['blocks']):
            first, second = read.convolution(d, d), read.convolution(d, d)
            self.blocks.append(Block(first, second, read.layer(d, d // 8), read.layer(d // 8, d)))
        self.kinds, self.pool = read.layer(d, KIND_OUTPUTS), read.layer(d, header['pooled'])
        self.scalars, self.discard, self.bias = (read.layer(header['pooled'], n) for n in (len(header['scalars']), KINDS, 4))
        mask = torch.zeros(1, 1, LENGTH)
        mask[..., PLACES] = 1
        self.register_buffer('mask', mask)
        self.register_buffer('places', PLACES)

    def forward(self, x):
        """Bytes [n, planes, 34] to discard, kan, danger and scalars, each a row of numbers."""
        wide = torch.zeros(x.shape[0], x.shape[1], LENGTH, device=x.device)
        wide[:, :, self.places] = x.float() / 255
        y = F.relu(self.entry(wide)) * self.mask
        for block in self.blocks:
            y = block(y, self.mask)
        pooled = F.relu(self.pool(y.sum(2) / KINDS))
        kinds, bias = self.kinds(y[:, :, self.places].transpose(1, 2)), self.bias(pooled)
        danger = (kinds[:, :, 2:] + bias[:, None, 1:]).transpose(1, 2).flatten(1)
        return kinds[:, :, 0] + self.discard(pooled), kinds[:, :, 1] + bias[:, :1], danger, self.scalars(pooled)


class Reader:
    def __init__(self, data, known):
        self.data, self.at, self.known = data, 0, known

    def numbers(self, count, kind):
        size = count * np.dtype(kind).itemsize
        values = np.frombuffer(self.data, kind, count, self.at)
        self.at += size
        return torch.from_numpy(values.astype(np.float32))

    def convolution(self, inputs, outputs):
        padded = lambda n: n + -n % 8
        stored = min(inputs, self.known) if self.at == 0 else inputs
        whole = self.numbers(outputs * 3 * padded(stored), '<i1').reshape(outputs, 3, -1)[:, :, :stored]
        whole = F.pad(whole, (0, inputs - stored)).permute(0, 2, 1).contiguous()
        return Convolution(whole, self.numbers(outputs, '<f4'), self.numbers(outputs, '<f4'))

    def layer(self, inputs, outputs):
        layer = nn.Linear(inputs, outputs)
        layer.weight.data = self.numbers(inputs * outputs, '<f4').reshape(outputs, inputs)
        layer.bias.data = self.numbers(outputs, '<f4')
        return layer


def load(path, planes=None):
    """With `planes`, those that the file does not know yet say nothing."""
    data = open(path, 'rb').read()
    size = struct.unpack('<I', data[4:8])[0]
    header = json.loads(data[8:8 + size])
    reader = Reader(data[8 + size:], header['planes'])
    if planes is not None:
        header['planes'] = planes
    return Net(header, reader)


def save(net, path, figures):
    payload = bytearray()
    floats = lambda t: payload.extend(t.detach().float().cpu().contiguous().numpy().astype('<f4').tobytes())
    def conv(c):
        whole = torch.round(c.whole.detach()).clamp(-127, 127).permute(0, 2, 1)
        payload.extend(F.pad(whole, (0, -whole.shape[2] % 8)).to(torch.int8).cpu().contiguous().numpy().tobytes())
        floats(c.step); floats(c.bias)
    conv(net.entry)
    for b in net.blocks:
        conv(b.first); conv(b.second)
        for layer in (b.down, b.up): floats(layer.weight); floats(layer.bias)
    for layer in (net.kinds, net.pool, net.scalars, net.discard, net.bias): floats(layer.weight); floats(layer.bias)
    header = json.dumps({**net.header, 'crc32': zlib.crc32(payload), 'figures': figures}).encode()
    header += b' ' * (-(len(header) + 8) % 16)
    with open(path, 'wb') as file:
        file.write(b'HNET' + struct.pack('<I', len(header)) + header + bytes(payload))
