import { connectors } from '../../server/src/connectors/connectors.ts';
import { systemIn } from '../../server/src/kernel/access/actor.ts';
import type { AnyCommand } from '../../server/src/kernel/operation.ts';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import { sql } from '../../server/src/kernel/sql/sql.ts';
import type { Door } from '../../server/src/platform/door/create-door.ts';
import { connectorsOf } from '../../server/src/platform/integrations/installation.row.ts';
import { followPublications } from '../../server/src/platform/integrations/publishing/follow/follow-publications.ts';
import { getPublication } from '../../server/src/platform/integrations/publishing/operations/get-publication.ts';
import {
  reviewPublication,
  suspendPublication,
} from '../../server/src/platform/integrations/publishing/operations/review-publication.ts';
import type { Publication } from '../../server/src/platform/integrations/publishing/publication.ts';

export interface Asked {
  slug?: string | undefined;
  note?: string | undefined;
  reason?: string | undefined;
  'reason-en'?: string | undefined;
  version?: string | undefined;
  /** INN: everything this company has published. */
  publisher?: string | undefined;
}

interface PublicationRow {
  tenant_id: string;
  id: string;
  slug: string;
  number: number;
  status: string;
  publisher: string;
  inn: string | null;
}

/** Every command returns the lines to print. */
export const commands: Readonly<Record<string, (door: Door, asked: Asked) => Promise<string[]>>> = {
  async list(door) {
    const all = await publicationsOf(door);
    return all.length === 0 ? ['Nothing has been drafted yet.'] : all.map(lineOf);
  },

  async show(door, asked) {
    const [found] = await chosen(door, asked);
    const { tenant_id, id } = found as PublicationRow;
    const { result } = await door.query(getPublication, systemIn(tenant_id), { id });
    const { manifest, checks } = result as Publication;
    const said = checks?.checks.map(
      ({ id, result, detail }) => `  ${result.padEnd(7)} ${id}${detail ? `: ${detail}` : ''}`,
    );
    return [lineOf(found as PublicationRow), ...(said ?? ['  no checks were run']), JSON.stringify(manifest, null, 2)];
  },

  approve: (door, asked) =>
    eachOf(door, asked, reviewPublication, () => ({ decision: 'approve', note: asked.note ?? null })),

  async return(door, asked) {
    if (!asked.note) throw new StartRefused('Say what is to be changed: --note "…".');
    return eachOf(door, asked, reviewPublication, () => ({ decision: 'return', note: asked.note }));
  },

  async suspend(door, asked) {
    const { reason } = asked;
    if (!reason) throw new StartRefused('Say why, for people to read: --reason "…" [--reason-en "…"].');
    const why = { ru: reason, en: asked['reason-en'] ?? reason };
    return stopOrResume(door, asked, why);
  },

  resume: (door, asked) => stopOrResume(door, asked, null),
};

/** Portals are brought up to it at once, one after another, so that the command ends when all is done. */
async function stopOrResume(door: Door, asked: Asked, why: { en: string; ru: string } | null): Promise<string[]> {
  const number = asked.version === undefined ? null : Number(asked.version);
  const lines = await eachOf(door, asked, suspendPublication, () => ({ number, why }));
  const portals = await door.directory.many<{ tenant_id: string }>(
    sql`select * from tenants_with_stale_integrations()`,
  );
  const follow = followPublications(connectorsOf(connectors));
  for (const { tenant_id } of portals) await door.command(follow, systemIn(tenant_id), {});
  return [...lines, `Portals told: ${portals.length}.`];
}

async function eachOf(door: Door, asked: Asked, command: AnyCommand, input: () => object): Promise<string[]> {
  const lines: string[] = [];
  for (const { tenant_id, id, slug } of await chosen(door, asked)) {
    const { result } = await door.command(command, systemIn(tenant_id), { id, ...input() });
    lines.push(`${slug}: ${(result as Publication).status}`);
  }
  return lines;
}

async function chosen(door: Door, { slug, publisher }: Asked): Promise<PublicationRow[]> {
  if (slug === undefined && publisher === undefined)
    throw new StartRefused('Name the integration, or --publisher with an INN.');
  const found = (await publicationsOf(door)).filter((one) =>
    slug === undefined ? one.inn === publisher : one.slug === slug,
  );
  if (found.length === 0) throw new StartRefused(`Nothing is published as ${slug ?? publisher}.`);
  return found;
}

const publicationsOf = (door: Door) => door.directory.many<PublicationRow>(sql`select * from find_publications()`);

const lineOf = ({ slug, number, status, publisher, inn }: PublicationRow) =>
  `${status.padEnd(17)} ${slug} v${number} · ${publisher}, ИНН ${inn ?? 'нет'}`;
