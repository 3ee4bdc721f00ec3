import { readFileSync, writeFileSync } from 'node:fs';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

/**
 * Restores the lock's entries of binaries for other systems. A registry mirror that does not carry them makes
 * `npm install` drop their entries, and then `npm ci` refuses the lock. Run after every change of dependencies.
 */
const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };

for (const { optionalDependencies, dev } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    lock.packages[`node_modules/${name}`] ??= {
      version: version.replace(/^[\^~]/, ''),
      ...systemOf(name),
      ...(dev && { dev }),
      optional: true,
    };
  }
}

const names = Object.keys(lock.packages).sort();
lock.packages = Object.fromEntries(names.map((name) => [name, lock.packages[name] as Entry]));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);

/** The names of these packages contain the system and processor. */
function systemOf(name: string): Pick<Entry, 'os' | 'cpu'> {
  const system = /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|wasm32-wasi)/.exec(
    name,
  )?.[1];
  const processor = /(arm64|armv7|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|universal|wasm32|x64)/.exec(name)?.[1];
  return {
    ...(processor && processor !== 'universal' && { cpu: [processor === 'armv7' ? 'arm' : processor] }),
    ...(system && system !== 'wasm32-wasi' && { os: [system] }),
  };
}
