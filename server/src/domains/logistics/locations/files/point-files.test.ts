import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../../test/harness.ts';
import { book } from '../../../../../test/imports.ts';
import { openLogistics, pointAt } from '../../../../../test/logistics.ts';
import { instantOf } from './instant-of.ts';

async function open() {
  const { key, newVehicle, ask, ...rest } = await openLogistics();
  const id = await newVehicle();
  const upload = (name: string, content: Buffer | string) => {
    const form = new FormData();
    form.append('file', new File([content as never], name));
    return request('POST', `/api/v1/logistics/vehicles/${id}/locations/file`, { key, body: form });
  };
  const points = async () => (await ask('GET', `/vehicle-locations?vehicleId=${id}&sort=recordedAt`)).json.items;
  return { ...rest, ask, id, upload, points };
}

const gpx = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Трекер" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Рейс</name><trkseg>
<trkpt lat="55.80113124" lon="37.59326249"><time>2026-09-01T07:00:00Z</time><course>90.5</course><speed>10</speed></trkpt>
<trkpt lat="91" lon="37.6"><time>2026-09-01T07:01:00Z</time></trkpt>
<trkpt lat="55.81" lon="37.6"><ele>150</ele></trkpt>
<trkpt lat="55.82" lon="37.61"><time>2026-09-01T07:02:00Z</time></trkpt>
</trkseg></trk></gpx>`;

test('a track is kept, its wrong points are named, and the same file again adds nothing', async () => {
  const { upload, points, latestOf, id } = await open();
  const { status, json } = await upload('рейс.gpx', gpx);
  assert.deepEqual([status, json.created, json.existing, json.refused], [200, 2, 0, 2], JSON.stringify(json));
  assert.deepEqual(
    json.errors.map(({ row, field, code }: Record<string, unknown>) => [row, field, code]),
    [
      [2, 'latitude', 'maximum'],
      [3, 'recordedAt', 'required'],
    ],
  );
  const [first] = await points();
  assert.deepEqual(
    [first.latitude, first.longitude, first.speed, first.heading, first.source],
    ['55.801131', '37.593262', '36.0', '90.5', 'import'],
  );
  assert.equal((await latestOf(id)).recordedAt, '2026-09-01T07:02:00.000Z');
  assert.deepEqual((await upload('рейс.gpx', gpx)).json.existing, 2);
});

test('a table is read by its headings, and its times by the clock of the company', async () => {
  const { upload, points } = await open();
  const csv = [
    'Отчёт трекера;;;',
    'Дата и время;Широта;Долгота;Состояние;Скорость',
    '01.09.2026 10:00:00;55,801131;37,593262;Едет;64,5',
    '01.09.2026 10:05;55,9;37,7;Летит;',
    '31.02.2026 10:05;55,9;37,7;;',
    '2026-09-01T10:10:00+03:00;56;38;;',
  ].join('\n');
  const { json } = await upload('точки.csv', csv);
  assert.deepEqual([json.created, json.refused], [2, 2], JSON.stringify(json));
  assert.deepEqual(
    json.errors.map(({ row, field, code }: Record<string, unknown>) => [row, field, code]),
    [
      [4, 'status', 'enum'],
      [5, 'recordedAt', 'format'],
    ],
  );
  const kept = await points();
  assert.deepEqual(
    kept.map(({ recordedAt, status, speed }: Record<string, unknown>) => [recordedAt, status, speed]),
    [
      ['2026-09-01T07:00:00.000Z', 'moving', '64.5'],
      ['2026-09-01T07:10:00.000Z', 'unknown', null],
    ],
  );
});

test('a book is read the same way', async () => {
  const { upload, points } = await open();
  const content = await book(['Time', 'Lat', 'Lon'], [['2026-09-01 10:00', 55.80113124, 37.593262]]);
  assert.equal((await upload('points.xlsx', content)).json.created, 1);
  assert.equal((await points())[0].recordedAt, '2026-09-01T07:00:00.000Z');
});

test('a file without points, broken, or for a vehicle in the archive is refused', async () => {
  const { upload, ask, id } = await open();
  const codes = [];
  for (const content of ['а;б\n1;2', gpx.slice(0, 300), `<gpx>&нет;</gpx>`, Buffer.from([0, 1, 2, 3])])
    codes.push((await upload('файл', content)).json.code);
  assert.deepEqual(codes, ['file_malformed', 'file_malformed', 'file_malformed', 'unsupported_file_type']);
  await ask('POST', `/vehicles/${id}/locations`, pointAt(1));
  assert.equal((await ask('DELETE', `/vehicles/${id}`)).json.result, 'archived');
  assert.equal((await upload('рейс.gpx', gpx)).json.code, 'resource_archived');
});

test('a time without a zone is that of the clock it was written by, in summer and in winter', () => {
  assert.equal(instantOf('01.09.2026 10:00', 'Asia/Vladivostok'), '2026-09-01T00:00:00.000Z');
  assert.equal(instantOf('2026-07-01 10:00:00.5', 'Europe/Berlin'), '2026-07-01T08:00:00.500Z');
  assert.equal(instantOf('2026-12-01T10:00:00', 'Europe/Berlin'), '2026-12-01T09:00:00.000Z');
  assert.equal(instantOf('2026-09-01', 'UTC'), '2026-09-01T00:00:00.000Z');
  for (const text of ['31.02.2026 10:00', 'вчера', '10:00', '2026-09-01 25:00'])
    assert.equal(instantOf(text, 'UTC'), null);
});
