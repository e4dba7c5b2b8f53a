import { Button } from '@mantine/core'
import { IconBox, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { FilterChoice, FilterScope, FilterWords } from '#ui/screens/filters.tsx'
import { PagedRows } from '#ui/screens/paged-rows.tsx'
import { PanelScreen } from '#ui/screens/panel-screen.tsx'
import { useFilters } from '#ui/screens/use-filters.ts'

import { productsScreenTexts as texts } from '../products-screens.it.ts'
import type { AdminProduct } from '../products.contract.ts'
import { productsTexts } from '../products.it.ts'
import { EditedProduct, NewProduct } from './admin/form/product-dialogs.tsx'
import { ProductCard } from './admin/product-card.tsx'
import { ProductRemoval } from './admin/product-removal.tsx'
import { type Filters, filtersOf, useProducts } from './admin/products-queries.ts'
import { StockDialog } from './admin/stock-dialog.tsx'

import styles from './admin/products-tab.module.css'

type Opened = { dialog: 'edit' | 'removal' | 'stock'; product: AdminProduct } | { dialog: 'new' }

export default function ProductsTab({ notice }: { notice?: ReactNode }) {
  const [query, setFilters] = useFilters()
  const filters = filtersOf(query)
  const products = useProducts(filters)
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (dialog: 'edit' | 'removal' | 'stock') => (product: AdminProduct) =>
    setOpened({ dialog, product })
  const add = () => setOpened({ dialog: 'new' })
  const close = () => setOpened(null)
  return (
    <PanelScreen
      title={texts.title}
      tools={
        <ButtonWithIcon icon={IconPlus} size="sm" onClick={add}>
          {texts.add}
        </ButtonWithIcon>
      }
    >
      {notice}
      <search className={styles['bar']}>
        <FilterScope values={filters} onChange={setFilters}>
          <FilterWords label={texts.search} />
          <FilterChoice name="category" {...texts.category} choices={productsTexts.categories} />
          <FilterChoice name="status" label={texts.status} choices={texts.statuses} />
        </FilterScope>
      </search>
      <PagedRows
        query={products}
        icon={IconBox}
        texts={texts}
        emptyAction={<Button onClick={add}>{texts.addFirst}</Button>}
        isFiltered={isFiltered(filters)}
        height={560}
      >
        {(rows, isStale) => (
          <ul className={styles['grid']} aria-label={texts.title} data-stale={isStale}>
            {rows.map((product) => (
              <ProductCard
                key={product._id}
                product={product}
                onEdit={open('edit')}
                onRemove={open('removal')}
                onStock={open('stock')}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {opened?.dialog === 'new' && <NewProduct onClose={close} />}
      {opened?.dialog === 'edit' && <EditedProduct product={opened.product} onClose={close} />}
      {opened?.dialog === 'removal' && <ProductRemoval product={opened.product} onClose={close} />}
      {opened?.dialog === 'stock' && (
        <StockDialog
          product={opened.product}
          listed={products.data?.data.find(({ _id }) => _id === opened.product._id)}
          onClose={close}
        />
      )}
    </PanelScreen>
  )
}

/** Whether any filter is set; an empty result then does not mean an empty shop. */
function isFiltered({ search = '', category, status }: Filters): boolean {
  return search !== '' || category !== undefined || status !== 'all'
}
