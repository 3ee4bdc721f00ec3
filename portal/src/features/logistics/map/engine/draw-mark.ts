import type { PointKind } from '../features-of.ts';
import type { MapColours } from './map-colours.ts';

const size = 52;

/** A house and a truck, in a square of 24. */
const shapes: Readonly<Record<'object' | 'vehicle', string>> = {
  object: 'M12 4 4 9.5V20h5.5v-5.5h5V20H20V9.5z',
  vehicle:
    'M2 6h12v9.2h-1.6a2.6 2.6 0 0 0-5 0H6.6a2.6 2.6 0 0 0-4.6-.9zM15.4 9h3.4l3.2 3.4v2.8h-1.5a2.6 2.6 0 0 0-5-.1h-.1zM8 14.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm10 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
};

/** The picture of an object, of a vehicle, or of a vehicle whose point is old; twice as large as it is shown. */
export function drawMark(kind: Exclude<PointKind, 'stop' | 'ring'>, colours: MapColours): ImageData {
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const colour = { object: colours.object, vehicle: colours.vehicle, 'old-vehicle': colours.old }[kind];
  pen.fillStyle = colours.halo;
  roundedSquare(pen, 0, kind);
  pen.fillStyle = colour;
  roundedSquare(pen, 4, kind);
  pen.translate(size / 2 - 15, size / 2 - 15);
  pen.scale(1.25, 1.25);
  pen.fillStyle = colours.onMark;
  pen.fill(new Path2D(shapes[kind === 'object' ? 'object' : 'vehicle']));
  return pen.getImageData(0, 0, size, size);
}

/** Vehicles are round and objects are square, so that colour is not all that tells them apart. */
function roundedSquare(pen: OffscreenCanvasRenderingContext2D, inset: number, kind: string) {
  const side = size - 2 * inset;
  pen.beginPath();
  pen.roundRect(inset, inset, side, side, kind === 'object' ? 12 : side / 2);
  pen.fill();
}
