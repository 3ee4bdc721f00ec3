import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { requisitionLine as noun } from '../../../../../nouns/requisition-line.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { isTable, readPastedLines } from '../../../shared/lines/pasted-lines.ts';
import { recognise } from './catalog-lines.ts';
import { type DraftLine, emptyLine, isEmpty, lineOfPasted, previewTotals } from './draft-line.ts';
import { LineRow } from './line-row.tsx';
import classes from './lines.module.css';

interface LinesEditorProps {
  lines: readonly DraftLine[];
  onChange(change: (before: readonly DraftLine[]) => readonly DraftLine[]): void;
  /** By the key of the line. */
  faults: ReadonlyMap<string, Record<string, string>>;
  /** Another way to lines, beside the button for one. */
  beside?: ReactNode;
}

/** What is needed, line by line; rows copied from Excel become lines where they are pasted. */
export function LinesEditor({ lines, onChange, faults, beside }: LinesEditorProps) {
  const recognised = useMutation({
    mutationFn: recognise,
    onSuccess: (known) => {
      const byKey = new Map(known.map((line) => [line.key, line]));
      onChange((before) => before.map((line) => byKey.get(line.key) ?? line));
    },
  });
  const paste = (at: number, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    const pasted = readPastedLines(text).map(lineOfPasted);
    onChange((before) => [
      ...before.slice(0, at),
      ...before.slice(at, at + 1).filter((line) => !isEmpty(line)),
      ...pasted,
      ...before.slice(at + 1),
    ]);
    recognised.mutate(pasted);
    tellDone(
      counted(
        pasted.length,
        ['line pasted', 'lines pasted'],
        ['позиция вставлена', 'позиции вставлены', 'позиций вставлено'],
      ),
    );
  };
  const replace = (key: string, next: Partial<DraftLine>) =>
    onChange((before) => before.map((line) => (line.key === key ? { ...line, ...next } : line)));
  return (
    <section aria-label={say('Lines', 'Позиции')}>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">{labelOf(noun, 'name')}</th>
              <th scope="col">{labelOf(noun, 'quantity')}</th>
              <th scope="col">{say('Unit', 'Ед.')}</th>
              <th scope="col">{labelOf(noun, 'plannedPrice')}</th>
              <th scope="col">{labelOf(noun, 'requiredAt')}</th>
              <th scope="col" className="number">
                {say('Amount', 'Сумма')}
              </th>
              <th scope="col">
                <span className="only-spoken">{say('Actions', 'Действия')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <LineRow
                key={line.key}
                line={line}
                number={index + 1}
                faults={faults.get(line.key) ?? {}}
                onChange={(next) => replace(line.key, next)}
                onRemove={() => onChange((before) => before.filter(({ key }) => key !== line.key))}
                onPaste={(event) => paste(index, event)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Group justify="space-between" mt="sm">
        <Group gap="xs">
          <Button
            variant="subtle"
            leftSection={<Plus size={16} />}
            onClick={() => onChange((before) => [...before, emptyLine()])}
          >
            {say('Line', 'Позиция')}
          </Button>
          {beside}
        </Group>
        <small className="dimmed">
          {say(
            'Rows copied from Excel may be pasted into a name.',
            'В поле наименования можно вставить строки, скопированные из Excel.',
          )}
        </small>
        <b className="number" aria-live="polite">
          {say('Plan', 'План')}:{' '}
          {previewTotals(lines)
            .map(({ total, currency }) => showMoney(total, currency))
            .join(' + ')}
        </b>
      </Group>
    </section>
  );
}
