import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to the previous page, or to Home when the app was opened on this one. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router gives this key to the page that it started on: https://reactrouter.com/api/hooks/useLocation
  const isFirst = key === 'default';
  return () => void (isFirst ? navigate('/', { replace: true }) : navigate(-1));
}
