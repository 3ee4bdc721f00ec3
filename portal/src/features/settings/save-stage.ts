import { api, ask } from '../../shared/api/client.ts';
import type { Palette, Stage } from './queries.ts';

export interface StageValues {
  name: string;
  shortName: string;
  color: Stage['color'];
  statuses: Stage['statuses'];
  isActive: boolean;
}

/** A new stage, or a known one changed; only a known one can be switched off. */
export function saveStage(stage: Stage | undefined, { isActive, ...values }: StageValues) {
  const body = { ...values, shortName: values.shortName.trim() || null };
  if (!stage) return ask(api.POST('/api/v1/settings/pipeline/stages', { body }));
  const { id, version } = stage;
  return ask(
    api.PATCH('/api/v1/settings/pipeline/stages/{id}', {
      params: { path: { id } },
      body: { ...body, isActive, version },
    }),
  );
}

/** What the form begins with; a new stage takes a colour that no other has. */
export function stageValues(stage: Stage | undefined, stages: readonly Stage[], palette: Palette): StageValues {
  const free = palette.find(({ color }) => !stages.some((one) => one.color === color)) ?? palette[0];
  return {
    name: stage?.name ?? '',
    shortName: stage?.shortName ?? '',
    color: stage?.color ?? (free?.color as Stage['color']),
    statuses: stage?.statuses ?? [],
    isActive: stage?.isActive ?? true,
  };
}
