/**
 * Makes the films of the homepage. Run `node scripts/film.mjs [name...]` after a change of scripts/engraving/films. It
 * needs ffmpeg with libvpx-vp9 and libx264. The films are committed, so other developers do not need ffmpeg. With
 * `--stills` it only writes four pictures of each film to the temporary folder.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'

import { engraved } from './engraving/engraver.mjs'
import { fade } from './engraving/films/fade.mjs'
import { heroPole, pole } from './engraving/films/pole.mjs'
import { shave } from './engraving/films/shave.mjs'
import { tattoo } from './engraving/films/tattoo.mjs'
import { trim } from './engraving/films/trim.mjs'
import { root } from './lib/root.mjs'

const framesPerSecond = 20
const largest = 350_000
const paper = '#F4BBAA'
const films = [heroPole, pole, fade, shave, trim, tattoo]

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const onlyStills = process.argv.includes('--stills')
for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (onlyStills) await drawStills(film)
  else await makeFilm(film)
}

function frameOf(film, at) {
  if (film.svg) return film.svg(at)
  return engraved({ title: film.title, pieces: film.pieces(at) })
    .replace('viewBox="0 0 400 400"', 'viewBox="0 50 400 300"')
    .replace(
      '<path class="fondo"',
      `<rect y="50" width="400" height="300" fill="${paper}"/><path class="fondo"`,
    )
}

function sizeOf({ width = 800, height = 600 }) {
  return { width, height }
}

function drawn(film, at) {
  const { width, height } = sizeOf(film)
  const svg = Buffer.from(frameOf(film, at))
  return sharp(svg, { density: 72 * (width / 400) * 1.4 })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: paper })
    .removeAlpha()
}

async function drawStills(film) {
  for (const at of [0, 0.25, film.posterAt ?? 0.5, 0.9])
    await drawn(film, at)
      .png()
      .toFile(join(tmpdir(), `film-${film.name}-${at}.png`))
}

async function makeFilm(film) {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const master = join(folder, 'master.mkv')
  try {
    await drawFrames(film, master)
    const path = (type) => join(root, 'public/video', `${film.name}.${type}`)
    const still = ['-an', '-map_metadata', '-1', '-pix_fmt', 'yuv420p', '-fflags', '+bitexact']
    // Bits per second; the coder may exceed the rate, so leave a margin.
    const rate = Math.floor((largest * 8 * 0.8) / film.seconds)
    const vp9 = [...still, '-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', `${rate}`, '-row-mt', '1']
    const passes = join(folder, 'passes')
    await run([...vp9, '-pass', '1', '-passlogfile', passes, '-f', 'null', '-'], master)
    await run([...vp9, '-pass', '2', '-passlogfile', passes, path('webm')], master)
    const vbv = ['-crf', '31', '-maxrate', `${rate}`, '-bufsize', `${rate}`]
    const h264 = [...still, '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', ...vbv]
    await run([...h264, '-movflags', '+faststart', path('mp4')], master)
    if (film.posterAt !== undefined) writeFileSync(path('svg'), posterOf(frameOf(film, film.posterAt)))
    for (const type of ['webm', 'mp4']) report(path(type))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes the paper: the page has its own. */
function posterOf(svg) {
  return svg.replace(/<rect y="50"[^>]*>/, '')
}

async function drawFrames(film, master) {
  const { width, height } = sizeOf(film)
  const count = Math.round(film.seconds * framesPerSecond)
  const frames = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${framesPerSecond}`,
  ]
  const recorder = ffmpeg([
    ...frames,
    '-i',
    '-',
    '-c:v',
    'libx264rgb',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
    master,
  ])
  for (let frame = 0; frame < count; frame++) {
    const pixels = await drawn(film, frame / count)
      .raw()
      .toBuffer()
    if (!recorder.stdin.write(pixels)) await once(recorder.stdin, 'drain')
  }
  recorder.stdin.end()
  await ended(recorder)
}

async function run(options, master) {
  await ended(ffmpeg(['-i', master, ...options]))
}

function ffmpeg(options) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function ended(process) {
  const [code] = await once(process, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}

function report(path) {
  const { size } = statSync(path)
  console.log(`${path.slice(root.length + 1)}: ${size} bytes`)
  if (size > largest) throw new Error(`${path} is larger than ${largest} bytes`)
}
