import type { Download } from '../../calls/download.ts';
import type { List } from '../../calls/list.ts';
import type { CallOptions, DryRunOptions, Operation } from '../../calls/operation.ts';
import { groups } from '../../generated/cli/groups.ts';
import type { Asked } from '../command.ts';
import { printAnswer } from '../output/print-answer.ts';
import { printRecords } from '../output/print-records.ts';
import { saveDownload } from '../output/save-download.ts';
import { write } from '../output/write.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';
import { argumentsOf } from './arguments-of.ts';
import type { FoundOperation } from './find-operation.ts';

type AnyOperation = Operation<readonly unknown[], unknown, string>;

/** Calls an operation as the line asks for it, and prints what comes of it. */
export async function callOperation({ group, described }: FoundOperation, asked: Asked): Promise<void> {
  const args = await argumentsOf(described, asked);
  const connection = await connectByProfile(asked);
  const calls = (await groups[group]?.calls()) as Record<string, AnyOperation>;
  const operation = calls[described.call] as AnyOperation;
  const answer = operation(connection, ...args, optionsOf(asked));
  if (described.kind === 'list') return printList(answer as List<Page>, asked);
  if (described.kind === 'download')
    return saveDownload((await answer) as Download, asked.flags.output as string | undefined);
  return printAnswer(await answer, asked);
}

interface Page {
  items: readonly unknown[];
  page: { nextCursor: string | null };
}

async function printList(list: List<Page>, asked: Asked): Promise<void> {
  if (!asked.flags.all) return printRecords(await list.page(), asked);
  for await (const record of list) await write(`${JSON.stringify(record)}\n`);
}

function optionsOf({ flags }: Asked): CallOptions | DryRunOptions {
  const version = flags['if-match'] as string | undefined;
  return {
    ifMatch: version !== undefined && /^\d+$/.test(version) ? Number(version) : version,
    idempotencyKey: flags['idempotency-key'] as string | undefined,
    ...(flags['dry-run'] === true && { dryRun: true }),
  };
}
