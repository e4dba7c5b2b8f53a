import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'

import { productsScreenTexts } from '#features/products/products-screens.it.ts'
import type { AdminProduct } from '#features/products/products.contract.ts'
import { productsTexts } from '#features/products/products.it.ts'
import { productCategories } from '#features/products/products.rules.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { fieldErrorsOf } from '#ui/forms/field-errors.ts'
import { FormFoot } from '#ui/forms/form-foot.tsx'
import { PriceField } from '#ui/forms/price-field.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { failureOf } from '#ui/http/failure-of.ts'

import type { ImageChoice } from './chosen-image.ts'
import { ImageField } from './image-field.tsx'
import { fieldsOf, type ProductFields, productFormSchema, type ProductValues } from './product-form.schema.ts'

import styles from './product-form.module.css'

const { form: texts, saveFailed } = productsScreenTexts

type Props = {
  product?: AdminProduct
  error: Error | null
  isBusy: boolean
  onSend: (values: ProductValues, image: ImageChoice) => void
  onClose: () => void
  /** @param isChanged there are unsaved changes */
  onChange: (isChanged: boolean) => void
}

export function ProductForm({ product, error, isBusy, onSend, onClose, onChange }: Props) {
  const [image, setImage] = useState<ImageChoice>({ kind: 'kept' })
  const [initialValues] = useState(() => fieldsOf(product))
  const form = useForm({
    schema: productFormSchema,
    initialValues,
    onSubmit: (values) => onSend(values, image),
    error,
  })
  const chooseImage = (choice: ImageChoice) => {
    setImage(choice)
    onChange(choice.kind !== 'kept' || form.isDirty())
  }
  const toggle = (name: 'isActive' | 'isFeatured') => (isOn: boolean) => {
    form.change(name, isOn)
    setSwitches((before) => ({ ...before, [name]: isOn }))
    onChange(true)
  }
  const [switches, setSwitches] = useState(initialValues)
  const field = (name: keyof ProductFields & keyof typeof texts.labels) => ({
    size: 'sm' as const,
    autoComplete: 'off',
    label: texts.labels[name],
    ...form.getInputProps(name),
  })
  return (
    <form
      {...form.props}
      className={styles['form']}
      onChange={() => onChange(image.kind !== 'kept' || form.isDirty())}
    >
      <ImageField
        saved={product?.imageUrl ?? null}
        chosen={image}
        fault={error ? fieldErrorsOf(error)['image'] : undefined}
        onChoose={chooseImage}
      />
      <div className={styles['fields']}>
        <TextInput {...field('name')} data-autofocus maxLength={120} wrapperProps={wide} />
        <NativeSelect
          {...field('category')}
          data={[
            { value: '', label: texts.chooseCategory },
            ...productCategories.map((value) => ({ value, label: productsTexts.categories[value] })),
          ]}
        />
        <PriceField {...field('price')} hint={texts.priceHint} />
        <TextInput {...field('quantity')} required={false} inputMode="numeric" maxLength={6} />
        <TextInput
          {...field('minQuantity')}
          required={false}
          inputMode="numeric"
          maxLength={6}
          description={texts.minQuantityHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput {...field('brand')} required={false} maxLength={60} wrapperProps={wide} />
        <Textarea {...field('description')} required={false} rows={3} maxLength={2000} wrapperProps={wide} />
        <Switch checked={switches.isActive} onChange={toggle('isActive')} description={texts.activeHint}>
          {texts.active}
        </Switch>
        <Switch
          checked={switches.isFeatured}
          onChange={toggle('isFeatured')}
          description={texts.featuredHint}
        >
          {texts.featured}
        </Switch>
      </div>
      {error && (
        <div className={styles['fault']}>
          <Notice kind="error" message={failureOf(error, saveFailed)} />
        </div>
      )}
      <FormFoot texts={texts} isBusy={isBusy} className={`form-end ${styles['end']}`} onCancel={onClose} />
    </form>
  )
}

const wide = { 'data-wide': true }
