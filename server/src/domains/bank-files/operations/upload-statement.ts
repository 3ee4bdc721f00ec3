import { readFile } from 'node:fs/promises';
import { object } from '../../../kernel/fields.ts';
import { upload } from '../../../kernel/intake/upload.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { bankStatement } from '../bank-statement.ts';
import { type StatementPorts, takeStatement } from '../take-statement.ts';

const mostBytes = 16 * 1024 * 1024;

export function uploadStatement(ports: StatementPorts) {
  const take = takeStatement(ports);
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

    async steps(steps, { file: { fileName, sha256, path } }) {
      return take(steps, { fileName, sha256, bytes: await readFile(path) });
    },
  });
}
