import type { Crop } from '#shared/pictures.ts'

type Size = { width: number; height: number }
export type Square = { left: number; top: number; side: number }

export function squareOf({ width, height }: Size, crop: Crop | undefined): Square {
  const shorter = Math.min(width, height)
  const wanted = crop ?? {
    x: Math.floor((width - shorter) / 2),
    y: Math.floor((height - shorter) / 2),
    width: shorter,
    height: shorter,
  }
  const side = Math.max(1, Math.min(Math.round(Math.min(wanted.width, wanted.height)), shorter))
  return {
    left: within(Math.round(wanted.x), width - side),
    top: within(Math.round(wanted.y), height - side),
    side,
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most)
}
