import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../../..');

/** What is typed there is not kept, and why. */
const unkept: Readonly<Record<string, string>> = {
  'src/features/accounts/sign-in-form.tsx': 'an address that the browser fills in, and a password',
  'src/features/accounts/screens/change-password.tsx': 'passwords alone',
  'src/features/accounts/second-factor/add-second-factor.tsx': 'a password, and a code of this minute',
  'src/features/accounts/second-factor/keep-second-factor.tsx': 'a password, and a code of this minute',
  'src/features/accounts/screens/change-email.tsx': 'an address alone',
  'src/features/accounts/passkeys/add-passkey.tsx': 'a name that is suggested',
  'src/features/accounts/passkeys/passkey-line.tsx': 'a name alone',
  'src/shared/session/prove-form.tsx': 'a password, or a code of this minute',
  'src/features/accounts/screens/verify-email.tsx': 'passwords alone',
  'src/features/accounts/screens/reset-password.tsx': 'a password alone',
  'src/features/accounts/components/ask-for-letter.tsx': 'kept, and there is nothing beside the address',
  'src/features/requisitions/card/lines/add-lines.tsx': 'the form holds the refusals alone; its lines are kept',
  'src/features/compare/components/verify-dialog.tsx': 'a digest that is looked up: nothing is changed',
  'src/features/developers/screens/signature-checker.tsx': 'a tool over a secret: nothing is sent',
  'src/features/requisitions/card/tasks/create-task.tsx': 'kept by `useCreateTask`, beside it',
  'src/features/integrations/tracker/tracker-form.tsx': 'kept by `useTrackerForm`, beside it',
  'src/features/requisitions/card/delivery/receive-dialog.tsx': 'kept by `useReceipt`, beside it',
  'src/features/quotes/editor/lines-grid.tsx': 'its values are kept by the editor of the quote',
  'src/features/logistics/documents/generate-form.tsx': 'kept by `useGenerate`, beside it',
  'src/features/logistics/batches/deliver-dialog.tsx': 'kept by `useDelivery`, beside it',
  'src/features/logistics/components/form-frame.tsx': 'kept by `useRecordForm` of each form',
  'src/features/logistics/objects/address-input.tsx': 'a field of a form, which keeps it',
  'supplier/order/order-answer.tsx': 'kept by `useSaid`, beside it',
  'src/shared/making/making-form.tsx': 'kept by each of the small forms that it frames',
  'src/features/test-portals/components/make-dialog.tsx': 'a name alone',
  'src/features/test-portals/components/move-clock.tsx': 'a moment alone',
  'src/features/developers/components/header-rows.tsx': 'headers of a webhook may hold secrets',
};

/** Search and choice: nothing is lost that is typed there. */
const searches =
  /(search-input|unit-input|decimal-input|record-select|item-name-input|variable-picker|palette|letter-picker|event-picker|category-tree|lines-choice|filter-bar|logs|audit-filters|invoice-filters|strategies|reading-options|webhook-recovery|orders-dialog|portal-name-input|new-password|points-tab)\.tsx$/;

const keeps =
  /useKeptForm|useKeptState|useDraft\b|useRecordForm|RecordFormState|useAskBeforeLeaving|useKeptText|KeptForm|useRegistration|ManifestFieldsProps|use(Party|Item|Field|Role|Settings|Stage|Contract|Budget|Transfer|Invoice|Template)Form/;
const typing = /<(Textarea|TextInput|DecimalInput|NumberInput|textarea)\b/;

const files = globSync('{src,supplier}/**/*.tsx', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

test('every form and editor keeps what is typed into it, or asks before it is left', () => {
  const losing = files.filter(({ path, text }) => {
    const isEditor = /<form\b/.test(text) || (typing.test(text) && /useState/.test(text));
    return isEditor && !keeps.test(text) && !searches.test(path) && !(path in unkept);
  });
  assert.deepEqual(
    losing.map(({ path }) => path),
    [],
  );
});

test('a form of the kit is made by `useKeptForm` alone', () => {
  const plain = files.filter(({ path, text }) => /\buseForm\(/.test(text) && !(path in unkept));
  assert.deepEqual(
    plain.map(({ path }) => path),
    [],
  );
});

test('whoever keeps a draft drops it when it was sent', () => {
  const keeping = files.filter(({ text }) => /from '.*shared\/drafts\/use-/.test(text));
  const never = keeping.filter(({ text }) => !/\bdrop\b|onSuccess: draft/.test(text));
  assert.ok(keeping.length > 50, `${keeping.length} forms`);
  assert.deepEqual(
    never.map(({ path }) => path).sort(),
    ['src/features/compare/components/plan-form.tsx', 'src/features/integrations/inbound/dry-run.tsx'],
    'wishes of a plan and a trial are not sent for good',
  );
});

test('no two forms share a name', () => {
  const named = files.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /draft: '([\w-]+)',\s*(record)?|useKept(?:State)(?:<[^(]*>)?\(\s*'([\w-]+)',|form: '([\w-]+)',\s*(record)?|draft=\{\['([\w-]+)',/g,
      ),
    ].map(
      ([, one, record, two, three, ofRecord, reason]) =>
        `${one ?? two ?? three ?? reason} ${record ?? ofRecord ?? (two || reason ? 'state' : 'new')} ${path}`,
    ),
  );
  const shared = [...Map.groupBy(named, (one) => one.split(' ').slice(0, 2).join(' '))].filter(
    ([, held]) => held.length > 1,
  );
  assert.deepEqual(shared, []);
});
