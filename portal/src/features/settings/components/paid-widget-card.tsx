import { Alert, Text } from '@mantine/core';
import { paidWidgetFlow } from '../../../../../nouns/paid-widget-flow.ts';
import { Facts } from '../../../kit/facts.tsx';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { noticeOf } from '../notice-of.ts';
import type { PaidWidget } from '../queries.ts';
import { StartTrial } from './start-trial.tsx';

/** One widget: its licence and months, what it costs, what the platform says of it. */
export function PaidWidgetCard({ widget }: { widget: PaidWidget }) {
  const { name, description, effectiveLicenseStatus, activeFrom, activeUntil, note } = widget;
  const { tone, ...status } = paidWidgetFlow.statuses[effectiveLicenseStatus];
  const notice = noticeOf(widget);
  return (
    <Section title={name} about={description} actions={<StartTrial widget={widget} />}>
      <Facts
        of={[
          [
            say('Licence', 'Лицензия'),
            <Status key="status" tone={tone}>
              {say(status)}
            </Status>,
          ],
          [
            say('In force', 'Срок действия'),
            activeFrom === null && activeUntil === null ? null : periodOf(activeFrom, activeUntil),
          ],
          [say('A month', 'Цена за месяц'), showMoney(widget.priceMonthlyRub)],
          [say('This month', 'За текущий месяц'), showMoney(widget.estimatedMonthlyAmountRub)],
        ]}
      />
      {notice && (
        <Alert color="yellow" variant="light" mt="md">
          <Text size="sm">{notice}</Text>
        </Alert>
      )}
      {note !== null && (
        <Text size="sm" mt="md" style={{ whiteSpace: 'pre-line' }}>
          <span className="dimmed">{say('Note of the platform', 'Примечание платформы')}: </span>
          {note}
        </Text>
      )}
    </Section>
  );
}

function periodOf(from: string | null, until: string | null): string {
  const day = (at: string) => showDay(at, { year: 'always' });
  if (until === null) return `${say('from', 'с')} ${day(from as string)}, ${say('without an end', 'бессрочно')}`;
  return from === null ? `${say('until', 'до')} ${day(until)}` : `${day(from)} – ${day(until)}`;
}
