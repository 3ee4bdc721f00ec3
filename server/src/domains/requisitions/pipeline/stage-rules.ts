import type { PipelineStage } from '../../../../../nouns/pipeline-stage.ts';
import { alreadyExists, brokenRule, words } from '../../../kernel/problems/errors.ts';
import { pipelineStage } from './pipeline-stage.ts';

const mostStages = 50;

interface Named {
  name?: string;
  externalId?: string | null;
}

/** A name, whatever the case of its letters, and an outside identifier belong to one stage in use. */
export function refuseTaken(stages: readonly PipelineStage[], { name, externalId }: Named, except?: string) {
  for (const other of stages) {
    if (other.id === except) continue;
    const existing = { entityType: pipelineStage.type, entityId: other.id };
    if (name !== undefined && folded(other.name) === folded(name)) throw alreadyExists('name', existing);
    if (externalId && other.externalId === externalId) throw alreadyExists('externalId', existing);
  }
}

const folded = (name: string) => name.toLowerCase();

export function refuseBeyondLimit(stages: readonly PipelineStage[]) {
  if (stages.length < mostStages) return;
  throw brokenRule(
    'pipeline_stages_limit',
    words(`A pipeline has at most ${mostStages} stages.`, `В воронке может быть не больше ${mostStages} этапов.`),
    { limit: mostStages },
  );
}

/** Without the stage that goes, or is switched off, another active one must be left: requisitions begin there. */
export function refuseLastActive(stages: readonly PipelineStage[], going: PipelineStage) {
  if (stages.some(({ id, isActive }) => isActive && id !== going.id)) return;
  throw brokenRule(
    'active_stage_needed',
    words('At least one stage must stay active.', 'Хотя бы один этап должен оставаться включённым.'),
  );
}

export function refuseSystemStage({ isSystem }: PipelineStage) {
  if (!isSystem) return;
  throw brokenRule(
    'system_stage',
    words(
      'A built-in stage cannot be archived. Switch it off instead.',
      'Системный этап нельзя перенести в архив. Его можно выключить.',
    ),
  );
}
