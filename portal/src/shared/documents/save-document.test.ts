import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';

const { beginSession } = await import('../session/session.ts');
const { saveDocument } = await import('./save-document.ts');

test('a document is made as its reader outside gets it, and with costs only when that is asked for', async () => {
  beginSession({ accessToken: 'token', expiresIn: 900 });
  const asked = answer(() => ({ status: 422, body: { code: 'template_not_applicable', message: 'Нет' } }));
  const wanted = [
    { kind: 'commercial_proposal', id: 'p', format: 'xlsx', withCosts: true },
    { kind: 'sales_invoice', id: 's', format: 'pdf' },
    { kind: 'contract', id: 'c', format: 'docx', templateId: 't' },
  ] as const;
  for (const one of wanted) await assert.rejects(saveDocument(one), 'a refusal is told, not saved as a file');
  assert.deepEqual(
    asked.map(({ path, query }) => [path, query]),
    [
      ['/api/v1/commercial-proposals/p/export', { format: 'xlsx', forCustomer: 'false' }],
      ['/api/v1/sales-invoices/s/export', { format: 'pdf', forCustomer: 'true' }],
      ['/api/v1/contracts/c/export', { format: 'docx', templateId: 't', forCustomer: 'true' }],
    ],
  );
});
