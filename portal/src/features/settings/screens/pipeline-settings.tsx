import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ArchivedStages } from '../components/archived-stages.tsx';
import { ArchivedSwitch } from '../components/archived-switch.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ProductFields } from '../components/product-fields.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { StageList } from '../components/stage-list.tsx';
import { StagePanel } from '../components/stage-panel.tsx';
import { pipelineQuery } from '../queries.ts';
import type { PipelineSearch } from '../searches.ts';
import classes from './sections.module.css';

export function PipelineSettings() {
  const { open, archived } = useSearch({ from: '/$portal/settings/pipeline' });
  const navigate = useNavigate({ from: '/$portal/settings/pipeline' });
  const mayChange = useMay()('pipeline.manage');
  const change = (next: PipelineSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const show = (next: string | undefined) => change({ open: next });
  const withArchived = archived === 'true';
  const query = useQuery({ ...pipelineQuery(withArchived), placeholderData: (before) => before });
  return (
    <SettingsPage title={say('Stages', 'Этапы заявок')}>
      <Group mb="md">
        <ArchivedSwitch shown={withArchived} onChange={(next) => change({ archived: next })} />
      </Group>
      <Loaded query={query}>
        {({ stages: all, productFields, palette }) => {
          const stages = all.filter(({ archivedAt }) => archivedAt === null);
          return (
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
                {withArchived && (
                  <ArchivedStages stages={all.filter(({ archivedAt }) => archivedAt !== null)} mayChange={mayChange} />
                )}
              </Section>
              <ProductFields fields={productFields} open={open} withArchived={withArchived} onOpen={show} />
              <StagePanel open={open} stages={stages} palette={palette} onClose={() => show(undefined)} />
            </div>
          );
        }}
      </Loaded>
    </SettingsPage>
  );
}
