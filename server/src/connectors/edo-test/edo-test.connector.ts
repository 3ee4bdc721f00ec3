import { connector } from '../../kernel/integrations/connector.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import { words } from '../../kernel/problems/errors.ts';
import { manifest } from './manifest.ts';
import { listOwnBoxes, resolveCounterparty } from './parties.ts';
import { pullChanges } from './pull-changes.ts';
import { readDocument } from './read-document.ts';
import { revoke } from './revoke.ts';
import { submit } from './submit.ts';

/** It stands in the place of Diadoc: the same operator, and identifiers of the same names. */
const eDocuments: EDocumentsPort = {
  operator: 'A',
  title: words('Test operator', 'Тестовый оператор'),
  capabilities: {
    ...{ draft: true, sendSigned: false, cloudSign: false },
    ...{ pdf: true, docx: true, xmlUpd: true, revoke: true, revokeDraft: false, refuse: false, archive: false },
  },
  listOwnBoxes,
  resolveCounterparty,
  read: readDocument,
};

export const edoTest = connector({
  manifest,
  asksNobody: true,
  pulls: { 'e-documents': { fetch: pullChanges } },
  everySeconds: 60,
  writes: { 'e-documents.submit': submit, 'e-documents.revoke': revoke },
  ports: { eDocuments },

  test: async () => ({
    ok: true,
    checks: [{ id: 'inside', label: words('Answers inside the portal', 'Отвечает внутри портала'), result: 'ok' }],
  }),
});
