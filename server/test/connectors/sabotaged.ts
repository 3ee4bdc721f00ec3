import { registerHooks } from 'node:module';
import { basename } from 'node:path';

/** A fault that somebody could well make: a piece of a connector's file, and what stands there instead. */
export interface Sabotage {
  name: string;
  file: string;
  change: readonly [from: string, to: string];
}

let planted = 0;

/**
 * The connector with the fault in it, loaded beside the good one: its folder is read anew under a mark, and the text is changed on the
 * way. The files stay as they are.
 */
export async function sabotaged<T>(folder: URL, { name, file, change: [from, to] }: Sabotage): Promise<T> {
  planted += 1;
  const mark = `?sabotage=${planted}`;
  let changed = false;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const within = context.parentURL?.endsWith(mark) && found.url.startsWith(folder.href);
      return within ? { ...found, url: `${found.url}${mark}` } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (url !== `${new URL(file, folder).href}${mark}`) return loaded;
      const source = Buffer.from(loaded.source as string | Uint8Array).toString();
      if (!source.includes(from)) throw new Error(`Planting "${name}": the place is no longer in ${file}`);
      changed = true;
      return { ...loaded, source: source.replace(from, to) };
    },
  });
  try {
    const loaded = (await import(`${new URL(`${basename(folder.pathname)}.connector.ts`, folder).href}${mark}`)) as T;
    if (!changed) throw new Error(`Planting "${name}": ${file} is not part of the connector`);
    return loaded;
  } finally {
    hooks.deregister();
  }
}
