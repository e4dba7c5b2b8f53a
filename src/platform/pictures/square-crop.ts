import type { Crop } from '#shared/pictures.ts'

type Size = { width: number; height: number }
export type SquareCrop = { left: number; top: number; side: number }

export function squareCropOf({ width, height }: Size, crop: Crop | undefined): SquareCrop {
  const shorter = Math.min(width, height)
  const area = crop ?? {
    x: Math.floor((width - shorter) / 2),
    y: Math.floor((height - shorter) / 2),
    width: shorter,
    height: shorter,
  }
  const side = Math.max(1, Math.min(Math.round(Math.min(area.width, area.height)), shorter))
  return {
    left: within(Math.round(area.x), width - side),
    top: within(Math.round(area.y), height - side),
    side,
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most)
}
