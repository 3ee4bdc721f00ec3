import { Button, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import type { Decision } from '../hooks/use-decision.ts';
import { chosenList, type Difference } from '../model/differences.ts';
import { decimal } from '../model/exact.ts';
import type { LineTexts } from '../model/quantities.ts';

/** Lines a colleague decided otherwise meanwhile: theirs or mine, line by line or all at once. */
export function DifferencesDialog({ decision, onClose }: { decision: Decision; onClose(): void }) {
  const { disputed } = decision;
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(disputed.map(({ line }) => line.id)));
  const keep = (id: string, own: boolean) =>
    setMine(new Set(own ? [...mine, id] : [...mine].filter((one) => one !== id)));
  const settle = (kept: ReadonlySet<string>) => {
    decision.settle(kept);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('Decided differently in the meantime', 'Тем временем решили иначе')}
    >
      <Stack>
        {disputed.length === 0 && say('The decisions agree.', 'Решения совпадают.')}
        {disputed.map((difference) => (
          <Radio.Group
            key={difference.line.id}
            label={difference.line.name}
            value={mine.has(difference.line.id) ? 'mine' : 'theirs'}
            onChange={(whose) => keep(difference.line.id, whose === 'mine')}
          >
            <Stack gap={4} mt={4}>
              <Radio
                value="theirs"
                label={`${say('Theirs', 'Их решение')}: ${sayChoice(difference, difference.theirs)}`}
              />
              <Radio value="mine" label={`${say('Mine', 'Моё решение')}: ${sayChoice(difference, difference.mine)}`} />
            </Stack>
          </Radio.Group>
        ))}
        <DialogButtons>
          <Button variant="default" onClick={() => settle(new Set())}>
            {say('Take all of theirs', 'Взять все их')}
          </Button>
          <Button variant="default" onClick={() => settle(new Set(disputed.map(({ line }) => line.id)))}>
            {say('Keep all of mine', 'Оставить все мои')}
          </Button>
          <Button onClick={() => settle(mine)} data-autofocus>
            {say('Go on with these', 'Продолжить с выбранным')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function sayChoice({ line }: Difference, texts: LineTexts): string {
  const chosen = chosenList(line, texts).map(
    ({ supplierName, quantity }) => `${supplierName} ${showQuantity(decimal(quantity), showUnit(line.unit))}`,
  );
  return chosen.length === 0 ? say('nobody', 'никто') : chosen.join(', ');
}
