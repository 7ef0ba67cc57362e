// Debian packages for the tests. If another installation is running, this waits for it.

import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15 * 60_000;
const AGAIN_MS = 2_000;
const LOCKED = /could not get lock|unable to (acquire|lock)|is another process using it/i;
const CUT_OFF = /dpkg was interrupted|dpkg --configure -a/i;

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What stands before a command that root has to run; null where we cannot be root, or apt is not there. */
function asRoot() {
  if (!succeeds('apt-get', ['--version'])) return null;
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
}

export const mayInstall = () => asRoot() !== null;

/** Installs packages, also where an earlier installation was cut off; throws with apt's own words when it cannot. */
export async function aptInstall(packages) {
  console.log(
    `installing ${packages.join(' and ')} for the tests (apt-get; once, this takes a minute)`,
  );
  const install = [
    'install',
    '--yes',
    '--reinstall',
    '--no-install-recommends',
    '--option=DPkg::Lock::Timeout=900',
    ...packages,
  ];
  const until = performance.now() + PATIENCE_MS;
  const first = await patiently('apt-get', install, until);
  if (first.ok) return;
  // Lists that are missing or old are the usual reason.
  const update = await patiently('apt-get', ['update'], until);
  const second = await patiently('apt-get', install, until);
  if (second.ok) return;
  const words = [update, second].map(({ said }) => said.trim()).filter((said) => said !== '');
  throw new Error(`cannot install ${packages.join(' and ')}:\n${words.join('\n')}`);
}

/** Runs a command of the package manager, again as long as somebody else has its lock. */
async function patiently(command, args, until) {
  const [program, ...rest] = [
    ...asRoot(),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    command,
    ...args,
  ];
  for (let isMended = false; ; ) {
    const { ok, said } = await attempt(program, rest);
    if (ok) return { ok, said };
    if (CUT_OFF.test(said) && !isMended) {
      isMended = true;
      await patiently('dpkg', ['--configure', '-a'], until);
    } else if (LOCKED.test(said) && performance.now() < until) await wait(AGAIN_MS);
    else return { ok: false, said };
  }
}

/** Others go on meanwhile. What it says is its errors alone; where it cannot be run at all, why. */
const attempt = (program, args) =>
  new Promise((resolve) => {
    execFile(program, args, { timeout: PATIENCE_MS, maxBuffer: 2 ** 26 }, (error, _, stderr) =>
      resolve({ ok: error === null, said: stderr || (error?.message ?? '') }),
    );
  });
