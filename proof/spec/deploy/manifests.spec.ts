// Compose file, service unit, Kubernetes manifests: each is sound in itself, and fits the server and each other.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { configFrom, startServer } from '@hanchan/server';
import { expect, test } from 'vitest';
import { parseAllDocuments, parse as parseYaml } from 'yaml';
import { afterTest, temporaryFolder } from '../support/leftovers.ts';
import { composed, secrets } from './compose.ts';
import { argumentsOf, environment, ofImage, ROOT } from './dockerfile.ts';

const text = (file: string) => readFileSync(`${ROOT}deploy/${file}`, 'utf8');
const has = (program: string, args: readonly string[]) => spawnSync(program, args).status === 0;

/** What the server reads; anything else in its environment would be a slip of the pen. */
const SETTINGS = new Set<string>();
configFrom(
  new Proxy({}, { get: (_, name) => void SETTINGS.add(String(name)) }) as Record<string, string>,
);
/** Read by Node itself. */
SETTINGS.add('NODE_ENV');
const unknownIn = (names: readonly string[]) => names.filter((name) => !SETTINGS.has(name));

/** Images come with an exact version. */
const PINNED = /^[\w./-]+:\d+\.\d+(\.\d+)?(-\w+)?$/;

test('compose: services, networks, volumes and files that are named are there', () => {
  const { services, networks, volumes } = composed();
  for (const service of Object.values(services)) {
    for (const name of Object.keys(service.depends_on ?? {})) {
      expect(services[name]!.healthcheck ?? services[name]!.image === 'hanchan').toBeTruthy();
    }
    for (const name of service.networks!) expect(networks).toHaveProperty(name);
    for (const volume of service.volumes ?? []) {
      const [from] = volume.split(':');
      if (from!.startsWith('./')) expect(existsSync(`${ROOT}deploy/${from}`)).toBe(true);
      else expect(volumes).toHaveProperty(from!);
    }
    if (service.image !== 'hanchan') expect(service.image).toMatch(PINNED);
  }
});

test('compose: nodes have settings that the server takes, names of their own, and no rights', () => {
  const { services } = composed();
  const nodes = Object.entries(services).filter(([, { image }]) => image === 'hanchan');
  const inFile = [...text('haproxy.cfg').matchAll(/^ *server (\S+) (\S+)$/gm)].slice(0, 3);
  expect(inFile.map(([, name, at]) => [name, at])).toEqual(
    nodes.map(([name]) => [name, `${name}:${environment()['PORT']}`]),
  );
  for (const [name, node] of nodes) {
    expect(unknownIn(Object.keys(node.environment!))).toEqual([]);
    const config = configFrom({ ...environment(), ...node.environment });
    expect(config.node).toMatch(new RegExp(`^${name}-`));
    expect(config.trustProxy).toBe(1);
    expect(node.build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
    expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(node.ports).toBeUndefined();
  }
});

test('compose: passwords are the same on both sides, and differ from site to site', () => {
  const { nats, postgres, node1 } = composed().services;
  const bus = new URL(node1!.environment!['NATS_URL']!);
  const command = nats!.command!;
  expect(command[command.indexOf('--user') + 1]).toBe(bus.username);
  expect(command[command.indexOf('--pass') + 1]).toBe(bus.password);
  const database = new URL(node1!.environment!['DATABASE_URL']!);
  expect(postgres!.environment).toEqual({
    POSTGRES_USER: database.username,
    POSTGRES_PASSWORD: database.password,
    POSTGRES_DB: database.pathname.slice(1),
  });
  const made = Object.values(secrets());
  expect(new Set(made).size).toBe(4);
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{48}$/);
  expect(execFileSync('sh', [`${ROOT}deploy/secrets.sh`], { encoding: 'utf8' })).not.toContain(
    made[0],
  );
});

test('`npm start` gives the server the options of the image and the unit', () => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  const optionsOf = (words: readonly string[]) => {
    const program = words.findIndex((word) => word.endsWith('.mjs'));
    return words.slice(1, program);
  };
  const options = optionsOf(argumentsOf(ofImage('CMD')[0]!));
  expect(options).not.toEqual([]);
  expect(optionsOf(scripts.start.split(' '))).toEqual(options);
});

test('the unit starts what the image starts, with settings that the server takes', () => {
  const unit = text('hanchan.service');
  const [, command] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)!;
  expect(command!.split(' ')).toEqual(argumentsOf(ofImage('CMD')[0]!).slice(1));
  const [, set] = /^Environment=(.*)$/m.exec(unit)!;
  expect(unknownIn(set!.split(' ').map((one) => one.split('=')[0]!))).toEqual([]);
});

test.skipIf(!has('systemd-analyze', ['--version']))(
  'systemd takes the unit and finds it well shut off (skipped where there is no systemd)',
  () => {
    const unit = `${ROOT}deploy/hanchan.service`;
    // Node may be elsewhere on this machine.
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    const said = verified.stderr.split('\n').filter((line) => line.includes('hanchan.service'));
    expect(said.filter((line) => !/\/usr\/bin\/node is not executable/.test(line))).toEqual([]);
    const judged = ['security', '--offline=yes', '--threshold=20', unit];
    expect(spawnSync('systemd-analyze', judged).status).toBe(0);
  },
);

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly [field: string]: any;
}

const KUBERNETES = 'kubernetes/';
const kustomization = parseYaml(text(`${KUBERNETES}kustomization.yaml`));
const manifests: readonly Manifest[] = (kustomization.resources as string[]).flatMap((file) =>
  parseAllDocuments(text(`${KUBERNETES}${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const find = (kind: string, name = 'hanchan') =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)!;

test('kubernetes: every file is applied, and what is named is there', () => {
  const files = readdirSync(`${ROOT}deploy/${KUBERNETES}`);
  expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
  const pod = find('Deployment').spec.template;
  const labels = pod.metadata.labels;
  expect(find('Deployment').spec.selector.matchLabels).toEqual(labels);
  expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(find('Service').spec.selector).toEqual(labels);
  expect(find('NetworkPolicy', 'nats').spec.ingress[0].from[0].podSelector.matchLabels).toEqual(
    labels,
  );
  const { service } = find('Ingress').spec.rules[0].http.paths[0].backend;
  expect(service.name).toBe('hanchan');
  expect(find('Service').spec.ports.map((port: { name: string }) => port.name)).toContain(
    service.port.name,
  );
  const [{ ports, image }] = pod.spec.containers;
  expect(ports).toEqual([{ name: 'http', containerPort: Number(environment()['PORT']) }]);
  expect(find('Service').spec.ports[0].targetPort).toBe('http');
  expect(kustomization.images[0].name).toBe(image);
  expect(find('Deployment', 'nats').spec.template.spec.containers[0].image).toMatch(PINNED);
});

test('kubernetes: settings are those of the server, behind one proxy and by one name', () => {
  const { data } = find('ConfigMap');
  const [{ env }] = find('Deployment').spec.template.spec.containers;
  const set = env.map(({ name }: { name: string }) => name);
  expect(unknownIn([...Object.keys(data), ...set])).toEqual([]);
  const config = configFrom(data);
  expect(config.trustProxy).toBe(1);
  expect(new URL(config.publicUrl!).host).toBe(find('Ingress').spec.rules[0].host);
  // The secret is made by hand, with the command in the document.
  const document = readFileSync(`${ROOT}docs/operating.md`, 'utf8');
  const literals = [...document.matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name!);
  expect(literals.sort()).toEqual([
    ...['DATABASE_URL', 'METRICS_TOKEN', 'NATS_PASSWORD', 'NATS_URL', 'OPERATOR_TOKEN'],
  ]);
});

test('kubernetes: one node after the other, given time to drain, without rights', () => {
  const { replicas, strategy, template } = find('Deployment').spec;
  expect(replicas).toBe(3);
  expect(strategy.rollingUpdate).toEqual({ maxUnavailable: 1, maxSurge: 0 });
  const { terminationGracePeriodSeconds, securityContext, containers } = template.spec;
  const [{ lifecycle, securityContext: inside }] = containers;
  const [, sleep] = lifecycle.preStop.exec.command;
  const [, drain] = /^TimeoutStopSec=(\d+)$/m.exec(text('hanchan.service'))!;
  expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(sleep) + Number(drain));
  expect(securityContext.runAsNonRoot).toBe(true);
  expect(inside).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
});

test('kubernetes: the paths of the probes are answered', async () => {
  const [WEB_DIR, DATA_DIR] = [`${ROOT}faces/page/app/dist`, temporaryFolder()];
  const server = await startServer(
    configFrom({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', WEB_DIR, DATA_DIR }),
  );
  afterTest(() => server.close());
  const [container] = find('Deployment').spec.template.spec.containers;
  for (const probe of ['livenessProbe', 'readinessProbe', 'startupProbe']) {
    const { path, port: name } = container[probe].httpGet;
    expect(name).toBe('http');
    expect([path, (await fetch(`http://127.0.0.1:${server.port}${path}`)).status]).toEqual([
      path,
      200,
    ]);
  }
});

test.skipIf(!has('kubectl', ['kustomize', '--help']))(
  'kubernetes: kustomize puts it together (skipped where there is no kubectl)',
  () => {
    const made = execFileSync('kubectl', ['kustomize', `${ROOT}deploy/${KUBERNETES}`], {
      encoding: 'utf8',
    });
    const all = parseAllDocuments(made).map((document) => document.toJS() as Manifest);
    expect(all.length).toBe(manifests.length);
    const nodes = all.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'hanchan',
    )!;
    expect(nodes.metadata['namespace' as 'name']).toBe('hanchan');
    expect(nodes['spec'].template.spec.containers[0].image).toBe(
      'registry.example.org/hanchan:0.1.0',
    );
  },
);
