//! Sorting short lists. The sorts of the standard library bring kilobytes of code for every type of element, which a page
//! has to load; lists of stones and cells are short.

pub(crate) fn sort_short<T: Ord>(list: &mut [T]) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && list[at - 1] > list[at] {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted() {
        let mut list = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5];
        sort_short(&mut list);
        assert!(list.is_sorted());
        sort_short::<u8>(&mut []);
    }
}
