import { Alert } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { InvoiceCard } from '../queries.ts';
import { showIssue } from '../show-issue.ts';

/** What in the invoice differs from what was ordered or received, line by line; nothing where all agrees. */
export function Differences({ invoice: { matching, lines } }: { invoice: InvoiceCard }) {
  if (matching.issues.length === 0) return null;
  const nameOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.name ?? '';
  return (
    <Alert
      color={matching.status === 'blocked' ? 'red' : 'yellow'}
      variant="light"
      title={say('It differs from what was ordered or received', 'Счёт расходится с заказом или приёмкой')}
    >
      {matching.issues.map((issue) => {
        const { message, advice } = showIssue(issue);
        return (
          <div key={`${issue.lineId} ${issue.code}`}>
            {nameOf(issue.lineId)} — {message} <span className="dimmed">{advice}</span>
          </div>
        );
      })}
      {matching.overrideReason && (
        <div>
          {say('Approved because', 'Согласован, потому что')}: {matching.overrideReason}
        </div>
      )}
    </Alert>
  );
}
