import { Button, type ButtonProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ButtonProps, 'leftSection'> &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & { icon: Icon }

export function ButtonWithIcon({ icon: Picture, ...rest }: Props) {
  return <Button leftSection={<Picture size={18} stroke={1.75} aria-hidden />} {...rest} />
}
