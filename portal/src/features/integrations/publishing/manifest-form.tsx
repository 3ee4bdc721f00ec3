import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { isProblem } from '../../../shared/api/problem.ts';
import { bothDrafts } from '../../../shared/drafts/both-drafts.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { AccessFields } from './access-fields.tsx';
import { ListingFields } from './listing-fields.tsx';
import { draftOf, type ManifestDraft, manifestOf } from './manifest-model.ts';
import type { Publication } from './queries.ts';
import { savePublication } from './save-publication.ts';
import { TechnicalFields } from './technical-fields.tsx';

interface ManifestFormProps {
  publication: Publication | undefined;
  onDone(saved: Publication): void;
}

/** All that other portals will read of an integration, and what it asks for. */
export function ManifestForm({ publication, onDone }: ManifestFormProps) {
  const client = useQueryClient();
  const [first] = useState(() => draftOf(publication?.manifest));
  const [slug, setSlug, keptSlug] = useKeptState('manifest-slug', publication?.id, publication?.slug ?? '');
  const [draft, setDraft, keptManifest] = useKeptState('manifest', publication?.id, first);
  const kept = bothDrafts(keptSlug, keptManifest);
  const change = (next: Partial<ManifestDraft>) => setDraft((before) => ({ ...before, ...next }));
  const made = manifestOf(draft);
  const save = useMutation({
    mutationFn: () => savePublication(publication, slug, made),
    meta: { toldByPage: true },
    async onSuccess(saved) {
      kept.drop();
      await client.invalidateQueries({ queryKey: ['integrations'] });
      tellDone(say('The draft is saved', 'Черновик сохранён'));
      onDone(saved);
    },
  });
  const faults = new Map(
    isProblem(save.error) ? save.error.faults.map(({ pointer, message }) => [pointer ?? '', message]) : [],
  );
  const at = (path: string) => faults.get(`/manifest/${path}`) ?? faults.get(`/${path}`);
  const fields = { draft, change, at };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack maw={860}>
        <FormProblem error={save.error} draft={kept} />
        <ListingFields
          {...fields}
          identifier={
            <TextInput
              label={say(
                'Identifier (publisher.integration), cannot be changed later',
                'Идентификатор: издатель.интеграция, навсегда',
              )}
              placeholder="sklad-soft.stock-watch"
              withAsterisk
              readOnly={publication !== undefined}
              value={slug}
              onChange={({ currentTarget }) => setSlug(currentTarget.value)}
              error={faults.get('/slug')}
            />
          }
        />
        <AccessFields {...fields} />
        <TechnicalFields {...fields} notJson={'faults' in made ? made.faults : {}} />
        <Group>
          <Button type="submit" disabled={'faults' in made} loading={save.isPending}>
            {say('Save the draft', 'Сохранить черновик')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
