import { connector } from '../../kernel/integrations/connector.ts';
import type { EDocumentsPort } from '../../kernel/integrations/ports/e-documents.ts';
import { words } from '../../kernel/problems/errors.ts';
import { act } from './act.ts';
import { check } from './check.ts';
import { download } from './download.ts';
import { manifest } from './manifest.ts';
import { openSession } from './open-session.ts';
import { listOwnBoxes, resolveCounterparty } from './parties.ts';
import { pullChanges } from './pull-changes.ts';
import { readStanding } from './read-standing.ts';
import type { SabySettings } from './settings.ts';
import { stateOf } from './state-of.ts';
import { submit } from './submit.ts';

const eDocuments: EDocumentsPort<SabySettings> = {
  operator: 'B',
  title: words('Saby', 'Saby'),
  capabilities: {
    draft: true,
    sendSigned: false,
    cloudSign: false,
    pdf: true,
    docx: true,
    xmlUpd: true,
    revoke: true,
    revokeDraft: false,
    refuse: true,
    archive: true,
  },
  listOwnBoxes,
  resolveCounterparty,
  read: async (call, ids) => stateOf(await readStanding(call, ids), call.settings, call.now()),
  download,
};

export const edoSaby = connector({
  manifest,
  session: openSession,
  test: check,
  pulls: { 'e-documents': { fetch: pullChanges } },
  everySeconds: 300,
  writes: { 'e-documents.submit': submit, 'e-documents.revoke': act('revoke'), 'e-documents.refuse': act('refuse') },
  ports: { eDocuments },
});
