import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobs, reactions } from '../../src/app.ts';

/** Jobs that may be given up with nobody told but the log, each with its reason. */
const nobodyWaits: Readonly<Record<string, string>> = {
  'accounts.confirmation-asked': 'who asked for a letter asks again',
  'accounts.reset-asked': 'who asked for a letter asks again',
  'counterparties.unblock-expired': 'a person ends the block',
  'e-documents.refresh': 'the next event of the document asks again, and so may a person',
  'integrations.probe-installation': 'the look after it is set before it begins',
  'mailbox.look-for-letter': 'the letter stays in doubt, and a person decides',
  'mailbox.read-price-letter': 'the file hangs on its letter, and is imported by hand',
  'messenger.push-records': 'what was not told is told by the next run',
  'messenger.read-channels': 'a person reads the channels, and the next event does',
  'reports.write-letter': 'the letter keeps its next day, and comes then',
  'requisitions.recount-draws': 'the next change of a requisition counts it anew, and so does one of the budget',
  'reports.count-on': 'what was counted stays, the rest is counted anew by who asks for it',
  'reports.count-purchases-on': 'what was counted stays, the rest is counted anew by who asks for it',
  'simulation.answer-message': 'a test portal: the message is sent again',
  'simulation.answer-order': 'a test portal: the order is sent again',
  'simulation.answer-question': 'a test portal: the question is asked again',
  'simulation.answer-request': 'a test portal: the request is sent again',
  'simulation.bank-evening': 'a test portal: the next invoice that is approved begins the evenings anew',
  'simulation.invoice-order': 'a test portal: the invoice is entered by hand',
  'stock-reservations.release-expired': 'a person releases the reservation',
  'supplier-rfqs.tell-revision': 'the supplier sees the newest revision by his link, and the next one is told again',
  'task-tracker.push-task': 'the task stays, and the next move of the requisition takes it along',
  'task-tracker.read-task': 'the next sweep reads the task',
  'transfer-documents.earlier-letters':
    'enabling the card again looks through them again, and a file is uploaded by hand',
  'transfer-documents.read-arrived-file': 'the file hangs on its letter, and is uploaded by hand',
  'webhooks.recover': 'the deliveries stay failed or held, and can be recovered again',
  'webhooks.replay-missing': 'the deliveries are missing still, and can be replayed again',
};

test('every job ends what waits for it when it is given up, or is here with the reason why nothing does', () => {
  const followers = new Set(reactions.map(({ job }) => job.name));
  const silent = jobs.filter(({ name, onGivenUp }) => !onGivenUp && !followers.has(name)).map(({ name }) => name);
  assert.deepEqual(silent.sort(), Object.keys(nobodyWaits).sort());
});
