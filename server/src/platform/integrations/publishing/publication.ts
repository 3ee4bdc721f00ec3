import { field } from '../../../../../nouns/kit/field.ts';
import type { RecordOf } from '../../../../../nouns/kit/noun.ts';
import { publication as declared } from '../../../../../nouns/publication.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { type ExternalManifest, externalManifest } from './external-manifest.ts';

/** The noun knows that there is a manifest; what may stand in it is checked here. */
const fields = {
  ...declared.fields,
  manifest: field<ExternalManifest>(
    'structure',
    { ...externalManifest },
    'What is published',
    'Что публикуется',
  ).required(),
};

export const publication = entityOf({ ...declared, fields });

export type Publication = RecordOf<typeof publication.declared>;
