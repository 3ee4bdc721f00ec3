import { readFile } from 'node:fs/promises';
import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { upload } from '../../../kernel/intake/upload.ts';
import type { ReadResult, RefusedStatement, StatementsPort } from '../../../kernel/integrations/ports/statements.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { readOnThread } from '../../../platform/integrations/files/read-on-thread.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';
import { bankStatement } from '../bank-statement.ts';
import { noteRefusal } from './note-refusal.ts';
import { recordStatement } from './record-statement.ts';

const mostBytes = 16 * 1024 * 1024;

export type StatementPorts = ReadonlyMap<string, StatementsPort>;

/** Three steps: who reads is found, the file is read on a thread of its own, and what it says is written. */
export function uploadStatement(ports: StatementPorts) {
  const find = findReader(ports);
  return command({
    name: 'bank-files.upload-statement',
    summary: words('Upload a bank statement', 'Загрузить выписку банка'),
    description:
      'A file of the format 1CClientBankExchange. Every document is shown with the invoices it would pay; nothing is paid before it is applied, ' +
      'unless the integration is set to apply exact matches. The same file again is answered with 200 and changes nothing; documents that ' +
      'another statement contains are not counted twice. Incoming payments are shown with the sales invoices they would pay.',
    permission: 'payments.create',
    scope: ['finance.write'],
    refuses: [
      'installation_not_ready',
      'integration_disabled',
      'file_too_large',
      'file_malformed',
      'unsupported_file_type',
    ],
    alsoAnswers: [200],
    input: object({
      file: upload('Statement', { maxBytes: mostBytes, mediaTypes: ['text/plain'] }),
    }),
    output: bankStatement.view,
    run: inSteps,

    async steps(steps, { file }) {
      const { installationId, module } = (await steps.query(find, {})) as { installationId: string; module: string };
      const { fileName, size, sha256 } = file;
      const about = { installationId, fileName: fileName.slice(-255) || 'statement.txt', fileSize: size, sha256 };
      const answer = await readOnThread<ReadResult>(new URL(module), await readFile(file.path));
      if (answer && 'statement' in answer)
        return steps.command(recordStatement, { ...about, statement: answer.statement });
      const refused = answer?.refused ?? unreadable;
      await steps.command(noteRefusal, { ...about, refused });
      throw refuse(refused.code === 'not_text' ? 'unsupported_file_type' : 'file_malformed', refused.detail, {
        reason: refused.code,
        ...(refused.line !== undefined && { line: refused.line }),
      });
    },
  });
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
