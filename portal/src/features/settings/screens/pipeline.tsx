import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { Loaded } from '../components/loaded.tsx';
import { ProductFields } from '../components/product-fields.tsx';
import { Section } from '../components/section.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { StageList } from '../components/stage-list.tsx';
import { StagePanel } from '../components/stage-panel.tsx';
import { pipelineQuery } from '../queries.ts';
import classes from './regional.module.css';

export function PipelineSettings() {
  const { open } = useSearch({ from: '/$portal/settings/pipeline' });
  const navigate = useNavigate({ from: '/$portal/settings/pipeline' });
  const mayChange = useMay()('pipeline.manage');
  const show = (next: string | undefined) => void navigate({ search: { open: next }, replace: true });
  return (
    <SettingsPage title={say('Stages', 'Этапы заявок')}>
      <Loaded query={useQuery(pipelineQuery())}>
        {({ stages, productFields, palette }) => (
          <div className={classes.page}>
            <Section
              title={say('Stages', 'Этапы')}
              about={say(
                'Columns of the board, in this order. A requisition goes to the stage of its status by itself.',
                'Колонки доски в этом порядке. Заявка сама переходит на этап своего статуса.',
              )}
              actions={
                mayChange && (
                  <Button variant="default" leftSection={<Plus size={16} />} onClick={() => show('new')}>
                    {say('Stage', 'Этап')}
                  </Button>
                )
              }
            >
              <StageList stages={stages} mayChange={mayChange} onOpen={show} />
            </Section>
            <ProductFields fields={productFields} open={open} onOpen={show} />
            <StagePanel open={open} stages={stages} palette={palette} onClose={() => show(undefined)} />
          </div>
        )}
      </Loaded>
    </SettingsPage>
  );
}
