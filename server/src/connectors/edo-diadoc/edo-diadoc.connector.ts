import { connector } from '../../kernel/integrations/connector.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import { words } from '../../kernel/problems/errors.ts';
import { check } from './check.ts';
import { downloadDocument } from './download-document.ts';
import { findRecipients } from './find-recipients.ts';
import { manifest } from './manifest.ts';
import { listOwnBoxes } from './own-box.ts';
import { foundMessage, postMessage } from './post-message.ts';
import { foundPatch, postPatch } from './post-patch.ts';
import { pullEvents } from './pull-events.ts';
import { readDocument } from './read-document.ts';
import type { DiadocSettings } from './settings.ts';

const eDocuments: EDocumentsPort<DiadocSettings> = {
  operator: 'A',
  title: words('Diadoc', 'Диадок'),
  capabilities: {
    ...{ draft: true, sendSigned: false, cloudSign: false },
    ...{ pdf: true, docx: true, xmlUpd: true, revoke: true, revokeDraft: false, refuse: true, archive: true },
  },
  listOwnBoxes,
  resolveCounterparty: findRecipients,
  read: readDocument,
  download: downloadDocument,
};

export const edoDiadoc = connector({
  manifest,
  test: check,
  pulls: { 'e-documents': { fetch: pullEvents } },
  everySeconds: 120,
  writes: {
    'e-documents.submit': { send: postMessage, reconcile: foundMessage },
    'e-documents.revoke': { send: postPatch('RevocationRequests'), reconcile: foundPatch('RevocationRequests') },
    'e-documents.refuse': {
      send: postPatch('XmlSignatureRejections'),
      reconcile: foundPatch('XmlSignatureRejections'),
    },
  },
  ports: { eDocuments },
});
