import { connector } from '../../kernel/integrations/connector.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import { words } from '../../kernel/problems/errors.ts';
import { cancelSigning } from './cancel-signing.ts';
import { check } from './check.ts';
import { manifest } from './manifest.ts';
import { listOwnBoxes, resolveCounterparty } from './parties.ts';
import { pullChanges } from './pull-changes.ts';
import { readDocument } from './read-document.ts';
import type { AstralSettings } from './settings.ts';
import { submit } from './submit.ts';

const eDocuments: EDocumentsPort<AstralSettings> = {
  operator: 'C',
  title: words('Astral.EDO', 'Астрал.ЭДО'),
  capabilities: {
    draft: true,
    sendSigned: false,
    cloudSign: false,
    pdf: true,
    docx: true,
    xmlUpd: true,
    revoke: true,
    revokeDraft: true,
    refuse: false,
    archive: false,
  },
  listOwnBoxes,
  resolveCounterparty,
  read: readDocument,
};

export const edoAstral = connector({
  manifest,
  test: check,
  pulls: { 'e-documents': { fetch: pullChanges } },
  everySeconds: 900,
  writes: { 'e-documents.submit': submit, 'e-documents.revoke': cancelSigning },
  ports: { eDocuments },
});
