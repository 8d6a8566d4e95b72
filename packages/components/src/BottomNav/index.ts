export {
  BottomNav,
  BottomNavItem,
  type BottomNavItemProps,
  type BottomNavProps,
} from './BottomNav';
