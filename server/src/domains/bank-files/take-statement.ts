import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { ReadResult, RefusedStatement, StatementsPort } from '../../kernel/integrations/ports/statements.ts';
import { query, type Steps } from '../../kernel/operation.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { readOnThread } from '../../platform/integrations/files/read-on-thread.ts';
import { workingInstallation } from '../../platform/integrations/working-installation.ts';
import { noteRefusal } from './operations/note-refusal.ts';
import { recordStatement } from './operations/record-statement.ts';

export type StatementPorts = ReadonlyMap<string, StatementsPort>;

interface StatementFile {
  fileName: string;
  /** Hex. */
  sha256: string;
  bytes: Uint8Array;
}

/** Three steps: who reads is found, the file is read on a thread of its own, and what it says is written. */
export function takeStatement(ports: StatementPorts) {
  const find = findReader(ports);
  return async (steps: Steps, { fileName, sha256, bytes }: StatementFile) => {
    const { installationId, module } = (await steps.query(find, {})) as { installationId: string; module: string };
    const about = { installationId, fileName: fileName.slice(-255) || 'statement.txt', fileSize: bytes.length, sha256 };
    const answer = await readOnThread<ReadResult>(new URL(module), bytes);
    if (answer && 'statement' in answer)
      return steps.command(recordStatement, { ...about, statement: answer.statement });
    const refused = answer?.refused ?? unreadable;
    await steps.command(noteRefusal, { ...about, refused });
    throw refuse(refused.code === 'not_text' ? 'unsupported_file_type' : 'file_malformed', refused.detail, {
      reason: refused.code,
      ...(refused.line !== undefined && { line: refused.line }),
    });
  };
}

const unreadable: RefusedStatement = {
  code: 'too_heavy',
  detail: words('The file takes too much to read.', 'Чтение файла требует слишком много ресурсов.'),
};

const findReader = (ports: StatementPorts) =>
  query({
    name: 'bank-files.find-reader',
    summary: words('Find who reads statements', 'Найти, кто читает выписки'),
    permission: 'payments.create',
    scope: ['finance.write'],
    input: object({}),
    output: Type.Unknown(),
    async run(ctx) {
      const { installation, port } = await workingInstallation(ctx, ports);
      return { installationId: installation.id, module: port.module.href };
    },
  });
