import { connector } from '../../kernel/integrations/connector.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import { sendingToUs } from '../../kernel/integrations/ports/sent-to-us.ts';
import { words } from '../../kernel/problems/errors.ts';
import { download } from './download.ts';
import { receive } from './incoming/receive.ts';
import { refuse } from './incoming/refuse.ts';
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
    ...{ pdf: true, docx: true, xmlUpd: true, revoke: true, revokeDraft: false, refuse: true, archive: true },
  },
  listOwnBoxes,
  resolveCounterparty,
  read: readDocument,
  download,
};

export const edoTest = connector({
  manifest,
  asksNobody: true,
  pulls: { 'e-documents': { fetch: pullChanges } },
  everySeconds: 60,
  writes: {
    ...{ 'e-documents.submit': submit, 'e-documents.revoke': revoke },
    ...{ 'e-documents.refuse': refuse, [sendingToUs]: receive },
  },
  ports: { eDocuments },

  test: async () => ({
    ok: true,
    checks: [{ id: 'inside', label: words('Answers inside the portal', 'Отвечает внутри портала'), result: 'ok' }],
  }),
});
