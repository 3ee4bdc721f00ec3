import { Alert } from '@mantine/core';
import { counted, say } from '../../../../kit/say.ts';
import { isProblem } from '../../../../shared/api/problem.ts';
import classes from './templates.module.css';

/** Every fault of a Word file: what is wrong, in which part of the document, and the text it is about. */
export function WordFaults({ error }: { error: unknown }) {
  if (!isProblem(error, 'template_invalid')) return null;
  const { faults } = error;
  const count = counted(faults.length, ['fault', 'faults'], ['ошибка', 'ошибки', 'ошибок']);
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      title={`${say('The file cannot be a template', 'Файл не подходит как шаблон')}: ${count}`}
    >
      <ol className={classes.faults} tabIndex={0} aria-label={say('Faults of the file', 'Ошибки файла')}>
        {faults.map(({ message, params }, at) => (
          <li key={at}>
            <b>{partName(params?.part)}</b>: {message}
            {typeof params?.text === 'string' && params.text !== '' && <q>{params.text}</q>}
          </li>
        ))}
      </ol>
    </Alert>
  );
}

/** A part of a Word file as people call it. */
function partName(part: unknown): string {
  const name = typeof part === 'string' ? part : '';
  if (name.includes('header')) return say('Header', 'Верхний колонтитул');
  if (name.includes('footer')) return say('Footer', 'Нижний колонтитул');
  if (name.endsWith('document.xml')) return say('Text', 'Текст документа');
  return name || say('File', 'Файл');
}
