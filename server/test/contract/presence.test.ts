import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TObject } from 'typebox';
import { allRoutes } from '../../src/app.ts';
import type { AnyOperation } from '../../src/kernel/operation.ts';

/** Rights by which the thief of a session would let himself in, be paid, or have data sent to him. */
const sensitive =
  /^(api_keys\.(create|archive)|users\.(invite|update|deactivate|assign_role)|company_settings\.update|webhooks\.manage|integrations\.(install|configure))$/;

const operations = [...new Map(allRoutes.map(({ operation }) => [operation.name, operation])).values()];

const isSensitive = ({ kind, name, permission, input }: AnyOperation) =>
  kind === 'command' &&
  (sensitive.test(permission) ||
    (permission === 'signed-in' && name.startsWith('accounts.')) ||
    ('paymentRequisites' in ((input as TObject).properties ?? {}) && permission !== 'visitor'));

/** Sensitive by their right, yet asked without a proof of presence. */
const notAsked: Record<string, string> = {
  ...because('it is the proof', ['accounts.prove-presence']),
  ...because('it takes the password itself', [
    'accounts.change-password',
    'accounts.add-second-factor',
    'accounts.confirm-second-factor',
    'accounts.renew-recovery-codes',
    'accounts.remove-second-factor',
  ]),
  ...because('it takes access away', [
    'accounts.end-session',
    'accounts.end-other-sessions',
    'sellers.archive-seller-profile',
    'webhooks.archive-subscription',
    'webhooks.disable-subscription',
    'webhooks.complete-rotation',
    'integrations.delete-installation',
    'integrations.revoke-access',
    'integrations.delete-mapping',
  ]),
  ...because('it brings back what was proved when it was made', [
    'sellers.restore-seller-profile',
    'webhooks.enable-subscription',
  ]),
  ...because('it tries what is set up', [
    'webhooks.test-subscription',
    'integrations.test-installation',
    'integrations.test-mappings',
  ]),
  ...because('it opens, changes and removes test data alone', [
    'test-portals.make-test-portal',
    'test-portals.give-sign-in-link',
    'test-portals.reset-test-portal',
    'test-portals.reset-own-portal',
    'test-portals.remove-test-portal',
    'test-portals.move-clock',
  ]),
  ...because('it writes what came under the rights of the installation', [
    'integrations.create-mapping',
    'integrations.update-mapping',
    'integrations.reprocess-receipt',
  ]),
  ...because('it is looked through before anybody can install it', [
    'integrations.save-publisher',
    'integrations.create-publication',
    'integrations.update-publication',
    'integrations.reveal-proof',
    'integrations.check-publication',
    'integrations.submit-publication',
    'integrations.publish-publication',
  ]),
  ...because('it opens nothing and pays nobody', [
    'company.update-catalog-settings',
    'company.update-regional',
    'company.update-working-calendar',
    'company.set-exchange-rates',
    'company.start-trial',
    'sample-data.make',
    'sample-data.remove',
    'reports.recount-spend',
    'integrations.rate-integration',
    'integrations.withdraw-rating',
  ]),
};

test('what the thief of a session would change takes a proof of presence, or has a reason not to', () => {
  const forgotten = operations.filter((one) => isSensitive(one) && !one.provesPresence && !(one.name in notAsked));
  assert.deepEqual(
    forgotten.map(({ name }) => name),
    [],
  );
});

test('a reason stands only beside what takes no proof', () => {
  const unasked = new Set(operations.filter((one) => isSensitive(one) && !one.provesPresence).map(({ name }) => name));
  assert.deepEqual(
    Object.keys(notAsked).filter((name) => !unasked.has(name)),
    [],
  );
});

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
