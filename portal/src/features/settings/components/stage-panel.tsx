import { Drawer } from '@mantine/core';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import { stageName } from '../../../shared/records/stage-name.ts';
import type { Palette, Stage } from '../queries.ts';
import { StageForm } from './stage-form.tsx';

interface StagePanelProps {
  open: string | undefined;
  stages: readonly Stage[];
  palette: Palette;
  onClose(): void;
}

export function StagePanel({ open, stages, palette, onClose }: StagePanelProps) {
  const stage = stages.find(({ id }) => id === open);
  return (
    <Drawer
      opened={open === 'new' || stage !== undefined}
      onClose={onClose}
      position="right"
      size={460}
      title={(stage && stageName(stage.name)) ?? say('New stage', 'Новый этап')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Held record={stage}>
        {(held) => <StageForm stage={held} stages={stages} palette={palette} onDone={onClose} />}
      </Held>
    </Drawer>
  );
}
