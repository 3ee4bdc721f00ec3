import { useQuery } from '@tanstack/react-query';
import { documentTemplate as noun } from '../../../../../../nouns/document-template.ts';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { say } from '../../../../kit/say.ts';
import { Section } from '../../../../kit/section.tsx';
import { type TemplateCard, variablesQuery } from '../queries.ts';
import classes from './templates.module.css';

/** The variables that a Word file names, by name; those that nobody knows are marked, for they stay empty. */
export function PathsUsed({ template: { kind, variablesUsed, unknownVariables } }: { template: TemplateCard }) {
  const { data: variables = [] } = useQuery(variablesQuery(kind));
  const labels = new Map(variables.map(({ path, label }) => [path, label]));
  return (
    <Section title={labelOf(noun, 'variablesUsed')}>
      {variablesUsed.length === 0 && <span className="dimmed">{say('None', 'Никаких')}</span>}
      <ul className={classes.paths}>
        {variablesUsed.map((path) => (
          <li key={path} title={path}>
            {unknownVariables.includes(path) ? (
              <span className="bad">
                {path} · {say('unknown', 'нет такой')}
              </span>
            ) : (
              (labels.get(path) ?? path)
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
