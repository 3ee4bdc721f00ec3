import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';

const { AddRecipient } = await import('./components/add-recipient.tsx');
const { ProposedSupplier } = await import('./composer/proposed-supplier.tsx');
const { RecipientRow } = await import('./components/recipient-row.tsx');

const recipient = {
  ...{ id: 'a', counterpartyId: 'c1', name: 'ООО «Север»', contactName: 'Ольга', email: null, channel: 'messenger' },
  ...{ status: 'sent', sentAt: '2026-11-20T08:00:00Z', firstViewedAt: null, updatedAt: '2026-11-21T08:00:00Z' },
  ...{ declineReason: null, lastError: null, remindersSent: 0, lastRemindedAt: null, viewCount: 0, revision: 1 },
  quoteId: null,
};
const rfq = { id: 'r1', status: 'sent', revision: 1, recipients: [recipient] };

const seen = (canSend: boolean) => ({
  may: ['supplier_rfqs.send', 'messengers.read', 'messengers.send'] as const,
  known: [[['messengers', 'status'], { isShown: true, status: 'installed', canSend, unreadCount: 0 }]] as const,
});

const row = (canSend: boolean) =>
  draw(
    createElement(RecipientRow, {
      ...{ rfq: rfq as never, recipient: recipient as never, quote: undefined, portal: 'romashka' },
    }),
    seen(canSend),
  );

test('who was asked in a messenger is told so, and may be written to there again while it works', async () => {
  const { text, buttons } = await row(true);
  assert.match(text, /ООО «Север» Ольга · в мессенджере/);
  assert.ok(buttons.includes('Ещё: ООО «Север»'));
  assert.ok(!(await row(false)).buttons.includes('Ещё: ООО «Север»'));
});

test('one more supplier may be asked in a messenger while it works', async () => {
  const dialog = (canSend: boolean) =>
    draw(createElement(AddRecipient, { rfq: rfq as never, opened: true, onClose() {} }), seen(canSend));
  assert.ok((await dialog(true)).fields.includes('Запросить в мессенджере вместо письма'));
  assert.ok(!(await dialog(false)).fields.includes('Запросить в мессенджере вместо письма'));
});

test('a supplier who is chosen for a new request may be asked in a messenger in place of a letter', async () => {
  const given = { proposed: { counterpartyId: 'c1', name: 'ООО «Север»', covers: 0, isCandidate: true }, lines: 1 };
  const choice = (isChosen: boolean) =>
    draw(
      createElement(ProposedSupplier, {
        ...{ ...given, party: undefined, isChosen, onToggle() {}, byMessenger: false, onByMessenger() {} },
      }),
    );
  assert.ok((await choice(true)).fields.includes('В мессенджере: ООО «Север»'));
  assert.ok(!(await choice(false)).fields.includes('В мессенджере: ООО «Север»'));
});
