export { Menu, type MenuProps } from './Menu';
export { MenuGroup, type MenuGroupProps } from './MenuGroup';
export { MenuItem, type MenuItemProps } from './MenuItem';
