import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { findAwaited, type Preview, type PreviewLine } from '../transfer-queries.ts';
import type { LineMatches } from '../use-line-matches.ts';

interface MatchLineDialogProps {
  document: Preview;
  line: PreviewLine;
  matches: LineMatches;
}

/** What a line of a document is for, said by a person. */
export function MatchLineDialog({ document, line, matches }: MatchLineDialogProps) {
  const [item, setItem] = useState<RecordOption | null>(itemOf(line));
  const [need, setNeed] = useState<RecordOption | null>(needOf(line));
  const [remember, setRemember] = useState(true);
  const said = { catalogItemId: item?.id ?? null, procurementItemId: need?.id ?? null, remember };
  return (
    <Modal
      opened
      onClose={() => matches.open(undefined)}
      title={`${say('Line', 'Строка')} ${line.number}. ${line.name}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          matches.match(line, said);
        }}
      >
        <Text size="sm" c="dimmed">
          {[line.article, line.code, showQuantity(line.quantity, showUnit(line.uom))].filter(Boolean).join(' · ')}
        </Text>
        <FormProblem error={matches.problem} />
        <SelectOrMake
          of="item"
          label={say('Catalog item', 'Позиция каталога')}
          placeholder={say('Name or article', 'Название или артикул')}
          data-autofocus
          value={item}
          onChange={setItem}
        />
        <RecordSelect
          kind={`awaited-${document.id}`}
          label={say('Line of a requisition', 'Строка заявки')}
          description={say(
            'Chosen from this supplier and not invoiced yet',
            'Выбрано у этого поставщика, счёта ещё нет',
          )}
          value={need}
          onChange={setNeed}
          find={findAwaited(document.id)}
        />
        <Checkbox
          label={say('Remember the item for this supplier', 'Запомнить позицию для этого поставщика')}
          checked={remember}
          onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
        />
        <DialogButtons>
          {line.matchedBy === 'person' && (
            <Button variant="default" onClick={() => matches.takeBack(line)}>
              {say('Take back', 'Отменить сопоставление')}
            </Button>
          )}
          <Button type="submit" loading={matches.isBusy}>
            {item || need ? say('Match', 'Сопоставить') : say('It is for nothing', 'Ни к чему не относится')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

const itemOf = ({ catalogItemId, catalogItemName }: PreviewLine): RecordOption | null =>
  catalogItemId === null ? null : { id: catalogItemId, label: catalogItemName ?? '' };

/** What the machine found is said with it; a person may take it out. */
const needOf = ({ procurementItemId, procurementNumber, name }: PreviewLine): RecordOption | null =>
  procurementItemId === null ? null : { id: procurementItemId, label: `${procurementNumber} · ${name}` };
