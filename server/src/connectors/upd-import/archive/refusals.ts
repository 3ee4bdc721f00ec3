import { refusal } from '../refusals.ts';

export const archiveBroken = () =>
  refusal('archive_broken', 'The archive does not unpack.', 'Архив повреждён и не распаковывается.');

export const archiveForbidden = () =>
  refusal(
    'archive_forbidden',
    'The archive holds an encrypted file, a link, or a name that leads outside.',
    'В архиве есть файл под паролем, ссылка или недопустимое имя.',
  );

export const archiveTooHeavy = () =>
  refusal(
    'archive_too_heavy',
    'The archive unpacks to more than is taken.',
    'Архив распаковывается в слишком большой объём.',
  );

export const archiveWithoutDocument = () =>
  refusal(
    'archive_without_document',
    'The archive holds no transfer document of a seller.',
    'В архиве нет УПД продавца.',
  );

export const severalDocuments = (names: readonly string[]) =>
  refusal(
    'several_documents',
    `The archive holds ${names.length} transfer documents: upload them one by one.`,
    `В архиве несколько УПД (${names.length}): загрузите их по одному.`,
  );
