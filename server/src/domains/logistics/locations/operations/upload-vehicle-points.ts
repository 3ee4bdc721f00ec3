import { readFile } from 'node:fs/promises';
import Type from 'typebox';
import { id, integer, object } from '../../../../kernel/fields.ts';
import { upload } from '../../../../kernel/intake/upload.ts';
import { command, inSteps, query, type Steps } from '../../../../kernel/operation.ts';
import { archived, type FieldError, words } from '../../../../kernel/problems/errors.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { vehicle, vehicles } from '../../fleet/vehicle.ts';
import { logisticsTracking } from '../../logistics-rights.ts';
import { isGpx, readGpx } from '../files/read-gpx.ts';
import { readTable } from '../files/read-table.ts';
import { keepPoints } from '../keep-points.ts';
import { pointInput, readPoint } from '../settle-point.ts';

const mostBytes = 16 * 1024 * 1024;

/** So many points are kept in one transaction. */
const piece = 1_000;

/** Faults that are told; what is wrong beyond them is counted. */
const mostFaults = 1_000;

const rowFault = object(
  {
    row: integer('Row of the table, or number of the point on the track'),
    field: Type.String({ title: 'Field of the point', examples: ['latitude'] }),
    code: Type.String({ title: 'Stable code', examples: ['maximum'] }),
    message: Type.String({ title: 'The same in words' }),
  },
  { title: 'What is wrong with a row' },
);

/** The file is read outside any transaction; what is sound is kept piece by piece, and the same file again finds it there. */
export const uploadVehiclePoints = command({
  name: 'logistics.upload-vehicle-points',
  summary: words('Add points of a vehicle from a file', 'Загрузить точки транспорта из файла'),
  description:
    'A track (GPX) or a table (CSV, XLSX, ODS) with the columns time, latitude and longitude, and speed, heading, status and address where it has them; at most 50,000 points. Times without a zone are by the clock of the company, coordinates are kept to six digits. Wrong rows are named and left out, the others are kept; the same file again finds them there.',
  ...logisticsTracking,
  refuses: ['resource_archived', 'file_too_large', 'file_malformed', 'unsupported_file_type', 'archive_too_large'],
  input: object({
    id: id(),
    file: upload('Track or table', { maxBytes: mostBytes, mediaTypes: ['application/gpx+xml', 'text/csv'] }),
  }),
  output: object(
    {
      ...{ created: integer('Kept'), existing: integer('There already'), refused: integer('Left out') },
      errors: Type.Array(rowFault, { title: 'What is wrong with rows that were left out, at most 1,000' }),
    },
    { title: 'What became of the points of a file' },
  ),
  run: inSteps,

  async steps(steps, { id, file }) {
    const { timezone } = await steps.query(findVehicle, { id });
    const bytes = await readFile(file.path);
    const rows = isGpx(bytes) ? await readGpx(bytes) : await readTable(bytes, timezone);
    const read = rows.map(({ n, given }) => ({ n, ...readPoint(given, 'import') }));
    const errors = read.flatMap(({ n, errors }) => errors.map(shownIn(steps, n)));
    const points = read.flatMap(({ point }) => (point ? [point] : []));
    const kept = { created: 0, existing: 0 };
    for (let at = 0; at < points.length; at += piece) {
      const { created, existing } = await steps.command(keepFilePoints, { id, points: points.slice(at, at + piece) });
      kept.created += created;
      kept.existing += existing;
    }
    return { ...kept, refused: rows.length - points.length, errors: errors.slice(0, mostFaults) };
  },
});

const findVehicle = query({
  name: 'logistics.find-vehicle',
  summary: words('Find the vehicle of a file', 'Найти транспорт файла'),
  ...logisticsTracking,
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run(ctx, { id }) {
    if ((await vehicles.byId(ctx.db, id)).archivedAt) throw archived(vehicle.noun);
    return { timezone: (await regionalOf(ctx)).timezone };
  },
});

const keepFilePoints = command({
  name: 'logistics.keep-file-points',
  summary: words('Keep points of a file', 'Сохранить точки файла'),
  ...logisticsTracking,
  input: object({ id: id(), points: Type.Array(pointInput) }),
  output: Type.Unknown(),
  async run(ctx, { id, points }) {
    ctx.nothingChanged();
    const kept = await keepPoints(ctx.db, id, points as never);
    const created = kept.filter(({ isNew }) => isNew).length;
    return { created, existing: kept.length - created };
  },
});

const shownIn =
  ({ language }: Steps, row: number) =>
  ({ at, code, message }: FieldError) => ({ row, field: at.slice(1), code, message: message[language] });
