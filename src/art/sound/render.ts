import { type Layer, lengthOf, RECIPES, type SoundId } from './recipes.ts';

/** Below it, in exponential ramps, is silence. */
const SILENT = 1e-4;

/** Makes a sound, to be played as often as it is needed: five to thirty-five milliseconds of work off the page's clock. */
export async function renderSound(id: SoundId, rate: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.ceil((rate * (lengthOf(id) + 40)) / 1000), rate);
  const noise = whiteNoise(context);
  for (const layer of RECIPES[id].layers) connectLayer(context, noise, layer);
  return context.startRendering();
}

function connectLayer(context: OfflineAudioContext, noise: AudioBuffer, layer: Layer): void {
  const begin = layer.at / 1000;
  const peak = begin + layer.attack / 1000;
  const end = peak + layer.decay / 1000;
  const source = sourceOf(context, noise, layer, begin, end);
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(layer.gain, peak);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  let last: AudioNode = source;
  if (layer.filter) {
    const [type, from, to, q] = layer.filter;
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    filter.Q.value = q;
    last = last.connect(filter);
  }
  last.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(end + 0.02);
}

function sourceOf(
  context: OfflineAudioContext,
  noise: AudioBuffer,
  { wave, from, to }: Layer,
  begin: number,
  end: number,
): AudioScheduledSourceNode {
  if (wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    return source;
  }
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  return source;
}

/** The same second of it for everybody: Lehmer's generator, since it need only hiss. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741824 - 1;
  }
  return buffer;
}
